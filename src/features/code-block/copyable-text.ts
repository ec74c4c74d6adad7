/** The sample as a reader wants to paste it: what a diff takes away stays behind. */
export function copyableText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('.line-removed')) removed.remove();
  return copy.textContent.replace(/\n$/, '');
}
