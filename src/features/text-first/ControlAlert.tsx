import type { ReactNode } from 'react';
import { alertClass, controlAlert } from './navbar-alerts';

/** Words for a press of a button that nothing answers, since the application does not come. The loader shows them. */
export function ControlAlert(): ReactNode {
  return (
    <p id={controlAlert} className={alertClass} role="alert" hidden>
      <strong>This could not be loaded.</strong> Check your network connection and try again.
    </p>
  );
}
