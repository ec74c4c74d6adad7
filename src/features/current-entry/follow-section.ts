import { reveal, untilDrawn } from './reveal';

/**
 * Keeps the section being read in the sight of long contents.
 *
 * @param contents - the landmark around the list that scrolls, which may come later
 * @returns what ends it, for an effect
 */
export function followSection(contents: Element): () => void {
  const revealSection = (): void =>
    reveal(contents.querySelector('.table-of-contents__link--active'), contents.firstElementChild);
  // The theme finds the section at the same event, or after it.
  const follow = (): number => requestAnimationFrame(revealSection);
  const timer = setTimeout(revealSection, untilDrawn);
  document.addEventListener('scroll', follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', follow);
  };
}
