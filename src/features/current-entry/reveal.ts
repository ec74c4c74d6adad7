/** A category that opens for its page, contents that are drawn and a title that changes take up to this long. */
export const untilDrawn = 800;

/** Scrolls a list, and nothing else, to one of its entries, unless that is in sight or the reader is at the list. */
export function reveal(entry: Element | null, list: Element | null | undefined): void {
  if (!entry || !list || list.matches(':hover, :focus-within')) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
}
