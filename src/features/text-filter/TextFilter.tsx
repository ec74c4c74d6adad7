import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { applyFilter } from './apply-filter';
import { FilterGroups, type FilterGroup } from './FilterGroups';
import { useAddressText } from './use-address';
import styles from './TextFilter.module.css';

interface TextFilterProps {
  /** What the box is called, e.g. "Filter the terms". */
  readonly label: string;
  readonly placeholder: string;
  /** One and many of what is filtered, e.g. `['term', 'terms']`. */
  readonly nouns: readonly [string, string];
  readonly total: number;
  readonly groups?: readonly FilterGroup[];
  /** Where the box stands on a wide screen. */
  readonly layout: 'above' | 'beside';
  /** Stands with the box, such as a list of letters. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A search box over its children; see the README for the marks it looks at. */
export function TextFilter(props: TextFilterProps): ReactNode {
  const { label, placeholder, nouns, total, groups, layout, aside, children } = props;
  const [query, setQuery] = useAddressText('q');
  const [group, setGroup] = useAddressText('group');
  const [shown, setShown] = useState(total);
  const root = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();
  const inputId = useId();

  useLayoutEffect(() => {
    if (root.current) setShown(applyFilter(root.current, query, group));
  }, [query, group]);

  const noun = total === 1 ? nouns[0] : nouns[1];
  const clear = (): void => {
    setQuery('');
    setGroup('');
  };
  return (
    <div ref={root} className={clsx(styles.filter, layout === 'beside' && styles.beside)}>
      <div className={styles.side}>
        <form
          role="search"
          aria-label={label}
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <label htmlFor={inputId} className={styles.label}>
            {label}
          </label>
          <input
            id={inputId}
            type="search"
            className={styles.input}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && query !== '') setQuery('');
            }}
          />
          {groups && <FilterGroups groups={groups} chosen={group} onChoose={setGroup} />}
          <p className={styles.status} role="status">
            {shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`}
          </p>
        </form>
        {aside}
      </div>
      <div className={styles.content}>
        {children}
        {isBrowser && shown === 0 && (
          <div className={styles.empty}>
            <p>
              No {nouns[0]} has {query ? `“${query}”` : 'this'} in it.
            </p>
            <p>
              <button type="button" className="button button--secondary button--sm" onClick={clear}>
                Show all {nouns[1]}
              </button>{' '}
              {query && <Link to={`/search?q=${encodeURIComponent(query)}`}>Search the whole site</Link>}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
