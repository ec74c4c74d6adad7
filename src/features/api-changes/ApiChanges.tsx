import { Children, isValidElement, type ReactNode, useMemo, useRef } from 'react';
import { areas } from '../../../api/areas';
import { useInternalLinks } from '../api-pages/use-internal-links';
import { type ApiChangeSet, changesOf, countChanges, countShown } from './changes';
import { ChangeFilters } from './ChangeFilters';
import { AreaChanges } from './AreaChanges';
import { Overview } from './Overview';
import { useChangeFilter } from './use-change-filter';
import styles from './ApiChanges.module.css';

interface ApiChangesProps {
  /** `ApiChangeSet` as JSON; `plugins/api-changes` writes it. */
  readonly data: string;
  /** The headings of the areas, written by the same plugin. */
  readonly children?: ReactNode;
}

function findHeading(children: ReactNode, id: string): ReactNode {
  return Children.toArray(children).find(
    (each) => isValidElement<{ id?: string }>(each) && each.props.id === id,
  );
}

/** Everything that changed between two versions, area by area, with a filter by area and kind of change. */
export function ApiChanges({ data, children }: ApiChangesProps): ReactNode {
  const set = useMemo(() => JSON.parse(data) as ApiChangeSet, [data]);
  const { from, to, changes } = set;
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useInternalLinks(list);
  const { filter, setCategory, setKind, clear } = useChangeFilter(root, changes);
  const shown = countShown(changes, filter);

  function showAll(): void {
    clear();
    // The pressed button disappears, so the focus goes to the first choice of the filter, which is "All".
    root.current?.querySelector('input')?.focus();
  }

  if (changes.length === 0)
    return (
      <p>
        No declaration differs between {from.label} and {to.label}.
      </p>
    );
  return (
    <div ref={root} className={styles.changes}>
      <Overview counts={countChanges(set)} isFiltered />
      <ChangeFilters
        changes={changes}
        filter={filter}
        shown={shown}
        onCategory={setCategory}
        onKind={setKind}
      />
      <div ref={list}>
        {areas.map(({ id, category }) => (
          <AreaChanges
            key={id}
            heading={findHeading(children, `changes-${id}`)}
            changes={changesOf(changes, category)}
            filter={filter}
            from={from}
            to={to}
          />
        ))}
      </div>
      {shown === 0 && (
        <p className={styles.empty}>
          Nothing of this kind changed there.
          <button
            type="button"
            className="button button--outline button--primary button--sm"
            onClick={showAll}
          >
            Show all changes
          </button>
        </p>
      )}
    </div>
  );
}
