/** Milliseconds after which a page's category has opened, its contents are rendered and the title has changed. */
export const untilDrawn = 800;

/**
 * Scrolls a list, and nothing around it, to one of its entries. Does nothing where the entry is visible, or where the
 * list has the pointer over it or the focus in it.
 */
export function reveal(entry: Element | null, list: Element | null | undefined): void {
  if (!entry || !list || list.matches(':hover, :focus-within')) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
}
