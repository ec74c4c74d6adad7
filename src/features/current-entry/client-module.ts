import type { ClientModule } from '@docusaurus/types';
import { sayTitle } from '../said-title/say-title';

/** A category that opens for its page, contents that are drawn and a title that changes take up to this long. */
const untilDrawn = 800;

/** Scrolls a list, and nothing else, to one of its entries, unless that is in sight or the reader is at the list. */
function reveal(entry: Element | null, list: Element | null | undefined): void {
  if (!entry || !list || list.matches(':hover, :focus-within')) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 2;
}

/** Shows and says which page this is. */
function tellPage(): void {
  sayTitle();
  const entry = document.querySelector('.menu [aria-current=page]');
  reveal(entry, entry?.closest('.menu'));
}

function revealSection(): void {
  const entry = document.querySelector('.table-of-contents__link--active');
  reveal(entry, entry?.closest('nav')?.firstElementChild);
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname)
      setTimeout(tellPage, previousLocation ? untilDrawn : 0);
    if (previousLocation) return;
    setTimeout(revealSection, untilDrawn);
    // The theme finds the section at the same event, or after it.
    document.addEventListener('scroll', () => requestAnimationFrame(revealSection));
  },
};

export default clientModule;
