import { useEffect, useMemo } from 'react';
import {
  type GlobalVersion,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { noteVersionRead } from '../client/last-read';
import { startingVersion } from '../client/starting-version';
import type { Question } from './session';
import { useAddress, useAddressParameter } from './use-address';

interface Asking {
  /** `null` until the address is known: the server renders the page without a question. */
  readonly question: Question | null;
  readonly versions: readonly Pick<GlobalVersion, 'name' | 'label' | 'isLast'>[];
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: string) => void;
}

const noVersions: readonly GlobalVersion[] = [];

/** Query and version of the search page; both live in the address. */
export function useQuestion(): Asking {
  const isBrowser = useIsBrowser();
  const { search } = useAddress();
  const setQuery = useAddressParameter('q');
  const setVersion = useAddressParameter('version');
  const { preferredVersion } = useDocsPreferredVersion();
  const versions = useAllDocsData().default?.versions ?? noVersions;
  const preferred = preferredVersion?.name ?? null;

  const question = useMemo(() => {
    if (!isBrowser) return null;
    const parameters = new URLSearchParams(search);
    const wanted = parameters.get('version');
    const hints = { wanted, preferred, referrer: document.referrer };
    return { query: parameters.get('q') ?? '', version: startingVersion(versions, hints) };
  }, [isBrowser, search, versions, preferred]);
  // The modal over this page asks for the same version, and its "See all" comes back to it.
  useEffect(() => {
    if (question) noteVersionRead(question.version);
  }, [question]);
  return { question, versions, setQuery, setVersion };
}
