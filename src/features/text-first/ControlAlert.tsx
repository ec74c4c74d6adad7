import type { ReactNode } from 'react';
import { alertClass, missingControl } from './navbar-alerts';

/**
 * The alert for a pressed button that nothing answers. The loader shows it when the application does not load.
 *
 * @param isTold - shows the alert where the application itself knows of the failure
 */
export function ControlAlert({ isTold = false }: { readonly isTold?: boolean }): ReactNode {
  return (
    <p className={alertClass(missingControl)} role="alert" hidden={!isTold}>
      This could not be loaded. Check your network connection and reload the page.
    </p>
  );
}
