/** Presses a link that carries the role of a button with Space as well, as that role promises. */
export function pressWithSpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement) || !event.target.matches('a[role=button]'))
    return;
  event.preventDefault();
  event.target.click();
}
