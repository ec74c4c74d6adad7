/**
 * Whether the overlay should show an error that was thrown in the browser. The module of a broken page throws its build
 * fault, and the list of pages throws when it misses a deleted page. The bundler reports both faults as well: the
 * overlay shows them as such, and removes them when they are mended. The thrown copy would stay until the reader closes
 * it.
 *
 * The overlay gets this function as text, so the function must not use anything outside itself.
 */
export const isNoBuildFault = ({ message }: Error): boolean =>
  !/^(?:\s*×\s*)?(?:Module build failed|Cannot find module)/.test(message);
