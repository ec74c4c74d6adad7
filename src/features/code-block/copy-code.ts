/** The sample as a reader wants to paste it: what a diff takes away stays behind. */
export function copyableText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('.line-removed')) removed.remove();
  return copy.textContent.replace(/\n$/, '');
}

function select(element: HTMLElement): void {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
}

/**
 * Copies a sample to the clipboard.
 *
 * @returns false when the browser refuses; the sample is then selected, so that the copy key works.
 */
export async function copyCode(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(copyableText(code));
    return true;
  } catch {
    select(code);
    return false;
  }
}
