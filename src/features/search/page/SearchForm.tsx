import type { ReactNode, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { longestQuery } from '../protocol';
import styles from './SearchPage.module.css';

interface SearchFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly versions: readonly { readonly name: string; readonly label: string }[];
  readonly version: string;
  readonly onVersion: (version: string) => void;
}

/** The search page's input and version choice. */
export function SearchForm({
  field,
  query,
  onQuery,
  versions,
  version,
  onVersion,
}: SearchFormProps): ReactNode {
  return (
    <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.query}
        placeholder={translate({ id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here' })}
        aria-label={translate({ id: 'theme.SearchPage.inputLabel', message: 'Search' })}
        value={query}
        maxLength={longestQuery}
        onChange={(event) => onQuery(event.target.value)}
        autoComplete="off"
        spellCheck="false"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is for nothing but typing into this field
        autoFocus
      />
      {versions.length > 1 && (
        <select
          className={styles.version}
          aria-label="Version"
          value={version}
          onChange={(event) => onVersion(event.target.value)}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      )}
    </form>
  );
}
