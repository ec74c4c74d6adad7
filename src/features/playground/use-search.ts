import { useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';

/** The address from `?` on. What the server drew knows none, and neither does the first rendering in the browser. */
export function useSearch(): string {
  const history = useHistory();
  return useSyncExternalStore(
    (onChange) => history.listen(onChange),
    () => history.location.search,
    () => '',
  );
}
