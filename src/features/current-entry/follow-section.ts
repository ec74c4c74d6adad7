import { reveal, untilDrawn } from './reveal';

/**
 * Scrolls a long table of contents so that the entry of the section being read stays visible.
 *
 * @param contents - the landmark around the list that scrolls; the list may be rendered later
 * @returns the cleanup function for an effect
 */
export function followSection(contents: Element): () => void {
  const revealSection = (): void =>
    reveal(contents.querySelector('.table-of-contents__link--active'), contents.firstElementChild);
  // The theme marks the section at the same event or after it, so this waits for a frame.
  const follow = (): number => requestAnimationFrame(revealSection);
  const timer = setTimeout(revealSection, untilDrawn);
  document.addEventListener('scroll', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', follow);
  };
}
