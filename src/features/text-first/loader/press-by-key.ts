/**
 * Presses by key what has a role that promises it: a link that is a button by Space as well, a tab by Space and by Enter.
 * Of a tab the application knows Enter alone, and until it answers nobody does.
 */
export function pressByKey(event: KeyboardEvent): void {
  const pressed = { ' ': 'a[role=button],[role=tab]', Enter: '[role=tab]' }[event.key];
  if (!pressed || !(event.target instanceof HTMLElement) || !event.target.matches(pressed)) return;
  event.preventDefault();
  event.target.click();
}
