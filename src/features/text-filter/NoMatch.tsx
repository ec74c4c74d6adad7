import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { longestQuery } from '../search/protocol';
import styles from './TextFilter.module.css';

interface NoMatchProps {
  readonly query: string;
  readonly nouns: readonly [string, string];
  readonly onClear: () => void;
}

/** Replaces the items when the filter leaves none. */
export function NoMatch({ query, nouns, onClear }: NoMatchProps): ReactNode {
  return (
    <div className={styles.empty}>
      {/* A single text: with several, a translated page would not update those that change. */}
      <p>{`No ${nouns[0]} here has ${query ? `“${query}”` : 'that'} in it.`}</p>
      <p>
        <button type="button" className="button button--outline button--primary button--sm" onClick={onClear}>
          Show all {nouns[1]}
        </button>
        {/*
          Cut to the length of a query. Half an emoji, which some keyboards send, would make `encodeURIComponent` throw.
        */}
        {query && (
          <Link to={`/search?${String(new URLSearchParams({ q: query.slice(0, longestQuery) }))}`}>
            Search the whole site
          </Link>
        )}
      </p>
    </div>
  );
}
