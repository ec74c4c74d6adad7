import type { ClientModule } from '@docusaurus/types';
import { deferBelowTheFold } from './below-the-fold';

const clientModule: ClientModule = {
  // The reader goes on before all of the page stands; the way may lead to a place within it, or within another.
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) deferBelowTheFold(false);
  },
};

export default clientModule;
