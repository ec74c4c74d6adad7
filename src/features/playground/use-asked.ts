import { useState } from 'react';
import type { SliceId } from '../../../graphs/slices';
import { useSearch } from '../address/use-address';
import { type Asked, askFirst, choose, chooseGraph, takeLink, write } from './asked';
import { chooseFirst, type Choice } from './choice';
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

/** The state of the playground: the page's first question, or that of a link, and what the reader makes of it. */
export function useAsked(first: string | undefined): Asking {
  const search = useSearch();
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

  return {
    asked,
    pick: (choice, isStep) => {
      forgetLink();
      setAsked((before) => choose(before, choice, isStep));
    },
    pickGraph: (graph) => {
      forgetLink();
      setAsked((before) => chooseGraph(before, graph));
    },
    write: (statement) => setAsked((before) => write(before, statement)),
    noteShared: (link) => setShared((before) => [...before, link]),
  };
}
