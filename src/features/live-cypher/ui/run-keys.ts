/** The keys that run a statement, as they are written on this system's keyboards. */
export const runKeys = (): string =>
  /Macintosh|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl+Enter';

/** Who writes with a finger has no such keys, as a rule. */
export const hasKeys = (): boolean => window.matchMedia('(hover: hover)').matches;
