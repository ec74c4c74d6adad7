import type { ClientModule } from '@docusaurus/types';
import { sayTitle } from '../said-title/say-title';
import { reveal, untilDrawn } from './reveal';

/** Shows and says which page this is. */
function tellPage(): void {
  sayTitle();
  const entry = document.querySelector('.menu [aria-current=page]');
  reveal(entry, entry?.closest('.menu'));
}

let timer = 0;

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    // Who goes on before it is over is told of the last page alone, and once.
    clearTimeout(timer);
    timer = window.setTimeout(tellPage, previousLocation ? untilDrawn : 0);
  },
};

export default clientModule;
