/** Tells that the reader is about to search: they point at the button, focus it or press the keys. */
const listeners = new Set<() => void>();

export function announceIntent(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onIntent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
