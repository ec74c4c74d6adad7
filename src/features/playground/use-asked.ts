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
  /** Tells of a link that was copied here, from `?` on. */
  readonly noteShared: (search: string) => void;
}

/** What the reader asks: the page's first question, what a link brings, and what becomes of it by hand. */
export function useAsked(first: string | undefined): Asking {
  const search = useSearch();
  const [asked, setAsked] = useState(() => askFirst(chooseFirst(first)));

  // The router learns of a link copied here at the next way within the page. What the reader has done since stays.
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
