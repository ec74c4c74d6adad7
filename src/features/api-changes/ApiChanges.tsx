import { Children, isValidElement, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { areas } from '../../../api/areas';
import { useInternalLinks } from '../api-pages/use-internal-links';
import { useAddressText } from '../address/use-address-text';
import { useReveal } from '../text-filter/use-reveal';
import { type ApiChange, type ApiChangeSet, changeKinds, countChanges, countShown, isShown } from './changes';
import { ChangeFilters } from './ChangeFilters';
import { ChangeItem } from './ChangeItem';
import { Overview } from './Overview';
import styles from './ApiChanges.module.css';

interface ApiChangesProps {
  /** `ApiChangeSet` as JSON; `plugins/api-changes` writes it. */
  readonly data: string;
  /** The headings of the areas, written by the same hand. */
  readonly children?: ReactNode;
}

function findHeading(children: ReactNode, id: string): ReactNode {
  return Children.toArray(children).find(
    (each) => isValidElement<{ id?: string }>(each) && each.props.id === id,
  );
}

const place = ({ kind }: ApiChange): number => changeKinds.findIndex(({ id }) => id === kind);

/** The changes of one area, what needs attention first. */
const changesOf = (changes: readonly ApiChange[], category: string): readonly ApiChange[] =>
  changes.filter((change) => change.category === category).sort((a, b) => place(a) - place(b));

/** Everything that changed between two versions, area by area, with a filter by area and kind of change. */
export function ApiChanges({ data, children }: ApiChangesProps): ReactNode {
  const set = useMemo(() => JSON.parse(data) as ApiChangeSet, [data]);
  const { from, to, changes } = set;
  const [category, setCategory] = useAddressText('area');
  const [kind, setKind] = useAddressText('change');
  const list = useRef<HTMLDivElement>(null);
  useInternalLinks(list);
  const root = useRef<HTMLDivElement>(null);
  const clear = useCallback(() => {
    setCategory('');
    setKind('');
  }, [setCategory, setKind]);
  const goToPlace = useReveal(root, clear);
  useEffect(() => {
    // The filter of the address is known at the first drawing in the browser, and drawn after it.
    if (window.location.search) requestAnimationFrame(goToPlace);
  }, [goToPlace]);
  const showAll = useCallback(() => {
    clear();
    // The button goes away; the first choice of the filter is "All".
    root.current?.querySelector('input')?.focus();
  }, [clear]);
  const filter = { category, kind };
  const shown = countShown(changes, filter);
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
        {areas.map((area) => {
          const own = changesOf(changes, area.category);
          const left = countShown(own, filter);
          if (own.length === 0) return null;
          return (
            <section key={area.id} hidden={left === 0}>
              {findHeading(children, `changes-${area.id}`)}
              <ul className={styles.items}>
                {own.map((change) => (
                  <ChangeItem
                    key={change.name}
                    change={change}
                    isShown={isShown(change, filter)}
                    from={from.label}
                    to={to.label}
                  />
                ))}
              </ul>
            </section>
          );
        })}
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
