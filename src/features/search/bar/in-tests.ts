/** @throws Error naming the selector when the document has no such element */
export function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

/** Waits until what follows the next picture (`after-changes.ts`) is done. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
