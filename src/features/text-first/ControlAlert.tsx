import type { ReactNode } from 'react';
import { alertClass, missingControl } from './navbar-alerts';

/** Words for a press of a button that nothing answers, since the application does not come. The loader shows them. */
export function ControlAlert(): ReactNode {
  return (
    <p className={alertClass(missingControl)} role="alert" hidden>
      This could not be loaded. Check your network connection and reload the page.
    </p>
  );
}
