/** The text of a sample as readers want to paste it: without the lines that a diff removes. */
export function copyableText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const removed of copy.querySelectorAll('.line-removed')) removed.remove();
  return copy.textContent.replace(/\n$/, '');
}
