import type { ClientModule } from '@docusaurus/types';
import { sayTitle } from '../said-title/say-title';
import { reveal, untilDrawn } from './reveal';

/** Scrolls the sidebar to the entry of this page, and announces the page's title. */
function tellPage(): void {
  sayTitle();
  const entry = document.querySelector('.menu [aria-current=page]');
  reveal(entry, entry?.closest('.menu'));
}

let timer = 0;

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    // If the reader goes on before the timer ends, only the last page is announced, and once.
    clearTimeout(timer);
    timer = window.setTimeout(tellPage, previousLocation ? untilDrawn : 0);
  },
};

export default clientModule;
