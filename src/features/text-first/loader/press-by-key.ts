/**
 * Presses by key what has a role that promises it: a link that is a button by Space as well, a tab by Space and by Enter.
 * Of a tab the application knows the arrows alone, and until it answers nobody does anything.
 */
export function pressByKey(event: KeyboardEvent): void {
  const { key, target } = event;
  const pressed = key === ' ' ? '[role=tab],a[role=button]' : key === 'Enter' && '[role=tab]';
  if (!pressed || !(target instanceof HTMLElement && target.matches(pressed))) return;
  event.preventDefault();
  target.click();
}
