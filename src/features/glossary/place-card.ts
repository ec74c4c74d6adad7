interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Gap at the edges of the viewport and between word and card, in CSS pixels like all lengths here. */
const MARGIN = 12;
const GAP = 6;

/**
 * The position of a card: below its word, above it if there is no room below, and always inside the screen.
 *
 * @param word - the first line of the word, relative to the screen
 * @param card - the size of the card
 * @param screen - the size of the screen
 * @param header - the height that the navigation bar covers
 */
export function placeCard(
  word: Box,
  card: Size,
  screen: Size,
  header: number,
): { left: number; top: number } {
  const left = Math.max(MARGIN, Math.min(word.left, screen.width - card.width - MARGIN));
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const fitsBelow = below + card.height + MARGIN <= screen.height;
  return { left, top: fitsBelow || above < header + MARGIN ? below : above };
}
