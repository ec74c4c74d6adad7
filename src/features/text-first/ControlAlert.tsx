import type { ReactNode } from 'react';
import { alertClass, missingControl } from './navbar-alerts';

/**
 * Words for a press of a button that nothing answers. The loader shows them where the application does not come.
 *
 * @param isTold - shows them, where the application knows
 */
export function ControlAlert({ isTold = false }: { readonly isTold?: boolean }): ReactNode {
  return (
    <p className={alertClass(missingControl)} role="alert" hidden={!isTold}>
      This could not be loaded. Check your network connection and reload the page.
    </p>
  );
}
