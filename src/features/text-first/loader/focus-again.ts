/** What wakes on focus asks for an arrival, and what has focus does not get it again: it arrives once more. */
export function focusAgain(): void {
  const { activeElement, body } = document;
  if (activeElement !== body) activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
