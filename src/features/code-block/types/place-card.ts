/** Gap between a name and its card. */
const gap = 6;

/** Whether a part of a name is visible in its block, which scrolls sideways. */
export function isInSight(name: HTMLElement, block: HTMLElement): boolean {
  const at = name.getBoundingClientRect();
  const box = block.getBoundingClientRect();
  return at.right > box.left && at.left < box.right;
}

/** The least height of a card, about four lines; a lower one would show too little. */
const lowest = 96;

/**
 * Places the card below a name, or above it if the window has more room there, within the frame's width. The card is no
 * higher than that room and scrolls; otherwise, on a phone in landscape, most of it would be below the window.
 *
 * @param frame - the card's containing block
 */
export function placeCard(card: HTMLElement, name: HTMLElement, frame: HTMLElement): void {
  const at = name.getClientRects()[0] ?? name.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  const header = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const below = window.innerHeight - at.bottom - gap;
  const above = at.top - gap - Math.max(0, header);
  card.style.maxHeight = '';
  const isBelow = card.offsetHeight <= below || below >= above;
  const room = Math.max(lowest, isBelow ? below : above);
  if (card.offsetHeight > room) card.style.maxHeight = `${room}px`;
  const left = Math.max(0, Math.min(at.left - box.left, box.width - card.offsetWidth));
  const top = isBelow ? at.bottom + gap : at.top - gap - card.offsetHeight;
  card.style.left = `${left}px`;
  card.style.top = `${top - box.top}px`;
}
