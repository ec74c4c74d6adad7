/**
 * Whether the overlay shows what was thrown in the browser. The module of a broken page throws its fault and the list of
 * pages misses one that was deleted. Both are faults of the bundler, too, which the overlay shows as such and takes back when
 * they are mended. What was thrown would stay until the reader closes it.
 *
 * The overlay is sent this function's text, so it may use nothing from around it.
 */
export const isNoBuildFault = ({ message }: Error): boolean =>
  !/^(?:\s*×\s*)?(?:Module build failed|Cannot find module)/.test(message);
