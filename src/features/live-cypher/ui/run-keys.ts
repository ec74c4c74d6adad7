/** The keyboard shortcut that runs a statement, in the notation of this system. */
export const runKeys = (): string =>
  /Macintosh|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl+Enter';

/** Whether the device is likely to have a keyboard: touch devices have none, as a rule. */
export const hasKeys = (): boolean => window.matchMedia('(hover: hover)').matches;
