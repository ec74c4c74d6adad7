import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { SliceId } from '../../../graphs/slices';
import { useSearch } from '../address/use-address';
import { type Asked, askFirst, choose, chooseGraph, takeDraft, takeLink, write } from './asked';
import { chooseFirst, type Choice } from './choice';
import { noteDraft, readDraft } from './draft';
import { readSearch } from './shared-statement';
import { forgetLink } from './ShareLink';

interface Asking {
  readonly asked: Asked;
  readonly pick: (choice: Choice, isStep: boolean) => void;
  readonly pickGraph: (graph: SliceId) => void;
  readonly write: (statement: string) => void;
  /** Notes the query string of a link that was copied here, from `?` on. */
  readonly noteShared: (search: string) => void;
}

/**
 * The state of the playground: the page's first question, that of a link, or what the reader wrote before; and what the
 * reader makes of it.
 */
export function useAsked(first: string | undefined): Asking {
  const search = useSearch();
  const { pathname } = useLocation();
  const [asked, setAsked] = useState(() => askFirst(chooseFirst(first)));

  // The router notices the address of a link copied here only at the next navigation within the page. That is no new
  // link, so the reader's changes since then stay.
  const [shared, setShared] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState('');
  if (search !== seen) {
    setSeen(search);
    const found = shared.includes(search) ? null : readSearch(search);
    if (found) setAsked((before) => takeLink(before, found));
  }

  // Not at first rendering, which has to be what the build drew.
  const isBrowser = useIsBrowser();
  const [hasLooked, setLooked] = useState(false);
  if (isBrowser && !hasLooked) {
    setLooked(true);
    const draft = readSearch(search) ? null : readDraft(pathname);
    if (draft) setAsked((before) => takeDraft(before, draft));
  }

  /** Goes on to the state after something that the reader did, which the address no longer says. */
  function go(next: Asked): void {
    forgetLink();
    noteDraft(pathname, next);
    setAsked(next);
  }

  return {
    asked,
    pick: (choice, isStep) => go(choose(asked, choice, isStep)),
    pickGraph: (graph) => go(chooseGraph(asked, graph)),
    write: (statement) => go(write(asked, statement)),
    noteShared: (link) => setShared((before) => [...before, link]),
  };
}
