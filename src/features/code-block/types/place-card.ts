/** Room between a name and its card. */
const gap = 6;

/** Whether some of a name can be seen in its block, which scrolls sideways. */
export function isInSight(name: HTMLElement, block: HTMLElement): boolean {
  const at = name.getBoundingClientRect();
  const box = block.getBoundingClientRect();
  return at.right > box.left && at.left < box.right;
}

/**
 * Stands the card under a name, or above it where the window ends below, inside the frame's width.
 *
 * @param frame - The card's containing block.
 */
export function placeCard(card: HTMLElement, name: HTMLElement, frame: HTMLElement): void {
  const at = name.getClientRects()[0] ?? name.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  const left = Math.max(0, Math.min(at.left - box.left, box.width - card.offsetWidth));
  const fitsBelow = at.bottom + gap + card.offsetHeight <= window.innerHeight;
  const fitsAbove = at.top - gap - card.offsetHeight >= 0;
  const top = fitsBelow || !fitsAbove ? at.bottom + gap : at.top - gap - card.offsetHeight;
  card.style.left = `${left}px`;
  card.style.top = `${top - box.top}px`;
}
