const listeners = new Set<() => void>();

/** Tells that the reader is about to search: they press the button or the keys, or point at it where bytes are cheap. */
export function announceIntent(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onIntent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
