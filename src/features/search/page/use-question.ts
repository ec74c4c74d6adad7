import { useEffect, useMemo } from 'react';
import {
  type GlobalVersion,
  useAllDocsData,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useAddress, useAddressParameter } from '../../address/use-address';
import { useTypedParameter } from '../../address/use-typed-parameter';
import { noteVersionRead } from '../client/last-read';
import { toQuery } from '../protocol';
import { startingVersion } from '../client/starting-version';
import type { Question } from './session';

interface Asking {
  /** `null` until the address is known: the server renders the page without a question. */
  readonly question: Question | null;
  /** The version asked for; until the address is known, the latest release. */
  readonly version: string;
  readonly versions: readonly Pick<GlobalVersion, 'name' | 'label' | 'isLast'>[];
  readonly setQuery: (query: string) => void;
  readonly setVersion: (version: string) => void;
}

const noVersions: readonly GlobalVersion[] = [];

/**
 * Query and version of the search page. Both are kept in the address, except the version of the latest release.
 *
 * @param isReturn whether the reader comes back to a place they had been to
 */
export function useQuestion(isReturn: boolean): Asking {
  const isBrowser = useIsBrowser();
  const { search, key } = useAddress();
  const [text, setQuery] = useTypedParameter('q');
  // The query in an address may be longer than the field allows.
  const query = toQuery(text);
  const setVersion = useAddressParameter('version');
  const { preferredVersion } = useDocsPreferredVersion();
  const versions = useAllDocsData().default?.versions ?? noVersions;
  const preferred = preferredVersion?.name ?? null;
  const latest = (versions.find(({ isLast }) => isLast) ?? versions[0])?.name ?? '';

  // On a return, an address without a version means the latest one: every other version was written into the address.
  const wanted = new URLSearchParams(search).get('version') ?? (isReturn ? latest : null);
  // Only the first history entry of a document has no key. On later pages the referrer says nothing.
  const referrer = isBrowser && key === undefined ? document.referrer : '';
  const known = isBrowser ? startingVersion(versions, { wanted, preferred, referrer }) : null;
  const version = known ?? latest;

  useEffect(() => {
    if (!isBrowser) return;
    // The modal over this page then asks for the same version, and its "See all" link leads back to it. A guessed
    // version is not noted: it would override the one that the reader picked before.
    noteVersionRead(known);
    // A reload finds the version in the address.
    if (known !== null && known !== latest && known !== wanted) setVersion(known);
  }, [isBrowser, known, latest, wanted, setVersion]);
  const question = useMemo(() => (isBrowser ? { query, version } : null), [isBrowser, query, version]);
  return { question, version, versions, setQuery, setVersion };
}
