const listeners = new Set<() => void>();

/**
 * Announces that the reader is about to search: a press of the button or the keys, or on fast lines a pointer on it.
 */
export function announceIntent(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that stops listening */
export function onIntent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
