import { useCallback, useMemo } from 'react';
import {
  type GlobalVersion,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { useSearchQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Question } from './session';
import { startingVersion } from '../client/read-version';

interface Asking {
  /** `null` until the address is known: the server renders the page without a question. */
  readonly question: Question | null;
  readonly versions: readonly { readonly name: string; readonly label: string }[];
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: string) => void;
}

const noVersions: readonly GlobalVersion[] = [];

/** Query and version of the search page; both live in the address. */
export function useQuestion(): Asking {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useSearchQueryString();
  const { preferredVersion } = useDocsPreferredVersion();
  const versions = useAllDocsData().default?.versions ?? noVersions;
  const wanted = isBrowser ? new URLSearchParams(history.location.search).get('version') : null;
  const preferred = preferredVersion?.name ?? null;

  const version = useMemo(
    () => (isBrowser ? startingVersion(versions, { wanted, preferred, referrer: document.referrer }) : ''),
    [isBrowser, versions, wanted, preferred],
  );
  const setVersion = useCallback(
    (name: string) => {
      const parameters = new URLSearchParams(history.location.search);
      parameters.set('version', name);
      history.replace({ search: parameters.toString() });
    },
    [history],
  );
  return { question: isBrowser ? { query, version } : null, versions, setQuery, setVersion };
}
