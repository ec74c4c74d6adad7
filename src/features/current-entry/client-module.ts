import type { ClientModule } from '@docusaurus/types';
import { revealCurrent } from './reveal-current';

/** By then the category of a page that another one has led to has begun to open. */
const untilOpening = 200;

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname) return;
    setTimeout(() => {
      const opening = document.querySelector('.menu')?.getAnimations({ subtree: true }) ?? [];
      void Promise.allSettled(opening.map(({ finished }) => finished)).then(revealCurrent);
    }, untilOpening);
  },
};

export default clientModule;
