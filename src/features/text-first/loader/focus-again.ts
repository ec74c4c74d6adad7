/** What wakes on focus asks for an arrival, and what has focus does not get it again: it arrives once more. */
export function focusAgain(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}
