import type { ReactNode } from 'react';
import clsx from 'clsx';
import { areas } from '../../../api/areas';
import { FilterGroups } from '../text-filter/FilterGroups';
import { type ApiChange, type ChangeFilter, changeKinds, countShown } from './changes';
import { ChangeSign } from './ChangeSign';
import kinds from './kinds.module.css';
import styles from './ApiChanges.module.css';

interface ChangeFiltersProps {
  readonly changes: readonly ApiChange[];
  readonly filter: ChangeFilter;
  /** How many changes are shown. */
  readonly shown: number;
  readonly onCategory: (category: string) => void;
  readonly onKind: (kind: string) => void;
}

/** Two rows of choices; each choice says how many changes it would leave. */
export function ChangeFilters({ changes, filter, shown, onCategory, onKind }: ChangeFiltersProps): ReactNode {
  const count = (part: Partial<ChangeFilter>): number => countShown(changes, { ...filter, ...part });
  const some = (part: Partial<ChangeFilter>): boolean =>
    countShown(changes, { category: '', kind: '', ...part }) > 0;
  return (
    // With this method, a form outside of a dialog is never sent, not even before hydration.
    <form
      method="dialog"
      role="search"
      aria-label="Filter the changes"
      className={styles.form}
      data-search="off"
    >
      <FilterGroups
        legend="Change"
        groups={changeKinds
          .filter(({ id }) => some({ kind: id }))
          .map(({ id, title }) => ({
            id,
            title,
            sign: (
              <span className={clsx(kinds.kind, styles.sign)} data-kind={id}>
                <ChangeSign kind={id} />
              </span>
            ),
            count: count({ kind: id }),
          }))}
        total={count({ kind: '' })}
        chosen={filter.kind}
        onChoose={onKind}
      />
      <FilterGroups
        legend="Area"
        groups={areas
          .filter(({ category }) => some({ category }))
          .map(({ category, title }) => ({ id: category, title, count: count({ category }) }))}
        total={count({ category: '' })}
        chosen={filter.category}
        onChoose={onCategory}
      />
      <p className={styles.status} role="status">
        {shown === changes.length ? `${shown} changes` : `${shown} of ${changes.length} changes`}
      </p>
    </form>
  );
}
