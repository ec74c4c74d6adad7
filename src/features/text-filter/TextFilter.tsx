import { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { FilterGroups, type FilterGroup } from './FilterGroups';
import { Leads } from './Leads';
import { NoMatch } from './NoMatch';
import { useFilter } from './use-filter';
import styles from './TextFilter.module.css';

interface TextFilterProps {
  /** The label of the box, e.g. "Filter the terms". */
  readonly label: string;
  readonly placeholder: string;
  /** Singular and plural of what is filtered, e.g. `['term', 'terms']`. */
  readonly nouns: readonly [string, string];
  readonly total: number;
  readonly groups?: readonly FilterGroup[];
  /** The items have names: those that the query names are listed first. */
  readonly hasNames?: boolean;
  /** Tables before the filter have rows that are no items; those that match the query are listed first. */
  readonly hasTablesAbove?: boolean;
  /** Where the box stands on a wide screen. */
  readonly layout: 'above' | 'beside';
  /** Content beside the box, such as a list of letters. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A search box over its children; see the README for the marks it looks at. */
export function TextFilter(props: TextFilterProps): ReactNode {
  const { label, placeholder, nouns, total, groups, hasNames, hasTablesAbove, layout, aside, children } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const { root, content, query, group, shown, named, rows, search, choose, clear } = useFilter(
    total,
    groups,
    input,
  );
  const inputId = useId();

  function showAll(): void {
    clear();
    // The button is removed and would lose the focus.
    input.current?.focus();
  }

  return (
    <div ref={root} className={clsx(styles.filter, layout === 'beside' && styles.beside)}>
      <div className={styles.side}>
        {/* Outside of a dialog, this method submits nothing, even before hydration. */}
        <form method="dialog" role="search" aria-label={label} className={styles.form}>
          <label htmlFor={inputId} className={styles.label}>
            {label}
          </label>
          <input
            ref={input}
            id={inputId}
            type="search"
            className={styles.input}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            // Each word is searched in each item: a pasted megabyte blocked the page for half a minute.
            maxLength={100_000}
            value={query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // During composition, Escape belongs to the input method.
              if (key === 'Escape' && query !== '' && !nativeEvent.isComposing) search('');
            }}
          />
          {groups && <FilterGroups groups={groups} chosen={group} onChoose={choose} />}
          <p className={styles.status} role="status">
            {shown === total ? `${total} ${nouns[1]}` : `${shown} of ${total} ${nouns[1]}`}
          </p>
        </form>
        {aside}
      </div>
      <div ref={content} className={styles.content}>
        {hasNames && <Leads by="By name" leads={named} />}
        {hasTablesAbove && <Leads by="In the tables above" leads={rows} />}
        {children}
        {shown === 0 && <NoMatch query={query} nouns={nouns} onClear={showAll} />}
      </div>
    </div>
  );
}
