/**
 * Makes Space press a link with `role="button"`, as the role promises. This stays on after hydration, because the
 * application does not handle the key either.
 */
export function pressByKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== ' ' || !(target as Partial<Element>).matches?.('a[role=button]')) return;
  event.preventDefault();
  (target as HTMLElement).click();
}
