import { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { FilterGroups, type FilterGroup } from './FilterGroups';
import { Leads } from './Leads';
import { NoMatch } from './NoMatch';
import { useFilter } from './use-filter';
import styles from './TextFilter.module.css';

interface TextFilterProps {
  /** What the box is called, e.g. "Filter the terms". */
  readonly label: string;
  readonly placeholder: string;
  /** One and many of what is filtered, e.g. `['term', 'terms']`. */
  readonly nouns: readonly [string, string];
  readonly total: number;
  readonly groups?: readonly FilterGroup[];
  /** The items have names: those that the query names are listed first. */
  readonly hasNames?: boolean;
  /** Tables before the filter have rows that are no items of it: those that say what is asked for are listed first. */
  readonly hasTablesAbove?: boolean;
  /** Where the box stands on a wide screen. */
  readonly layout: 'above' | 'beside';
  /** Stands with the box, such as a list of letters. */
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
    // The button goes away.
    input.current?.focus();
  }

  return (
    <div ref={root} className={clsx(styles.filter, layout === 'beside' && styles.beside)}>
      <div className={styles.side}>
        {/* Outside of a dialog this method sends nothing, before the application has come, too. */}
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
            // Items that hold many of the words look for each: of a megabyte, the page stood still for half a minute.
            maxLength={100_000}
            value={query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // While an input method composes, Escape is its own.
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
