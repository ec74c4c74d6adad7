import type { ClientModule } from '@docusaurus/types';
import { reveal } from './reveal';

/** A category that opens for its page, and contents that are drawn, take up to this long. */
const untilDrawn = 800;

function revealPage(): void {
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
      setTimeout(revealPage, previousLocation ? untilDrawn : 0);
    if (previousLocation) return;
    setTimeout(revealSection, untilDrawn);
    // The theme finds the section at the same event, or after it.
    document.addEventListener('scroll', () => requestAnimationFrame(revealSection));
  },
};

export default clientModule;
