/**
 * Presses by Space, too, a link that carries the role of a button, which promises it. For good: the application does not know
 * it either.
 */
export function pressByKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== ' ' || !(target as Partial<Element>).matches?.('a[role=button]')) return;
  event.preventDefault();
  (target as HTMLElement).click();
}
