import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { MainDoors } from '../../main-doors/MainDoors';
import { getMissingResultsUrl } from '../bar/missing-results';
import { noHitsTexts } from '../no-hits-texts';
import styles from './SearchPage.module.css';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onQuery: (query: string) => void;
}

/** The advice for a search without hits, the same as in the modal, with links to go on. */
export function NoHits({ query, suggestions, onQuery }: Props): ReactNode {
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>{noHitsTexts.suggestedQueryText}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {noHitsTexts.reportMissingResultsText}{' '}
        <Link to={getMissingResultsUrl({ query })}>{noHitsTexts.reportMissingResultsLinkText}</Link>
      </p>
      <MainDoors />
    </>
  );
}
