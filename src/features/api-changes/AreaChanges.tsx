import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ChangeItem } from './ChangeItem';
import { type ApiChange, type ApiChangeSet, type ChangeFilter, countShown, isShown } from './changes';
import styles from './ApiChanges.module.css';

interface AreaChangesProps extends Pick<ApiChangeSet, 'from' | 'to'> {
  readonly heading: ReactNode;
  /** The changes of this area. */
  readonly changes: readonly ApiChange[];
  readonly filter: ChangeFilter;
}

/** The changes of one area. An area without changes renders nothing; one without a shown change is hidden. */
export function AreaChanges({ heading, changes, filter, from, to }: AreaChangesProps): ReactNode {
  if (changes.length === 0) return null;
  return (
    <section hidden={countShown(changes, filter) === 0}>
      {heading}
      <ul role="list" className={clsx('waits', styles.items)}>
        {changes.map((change) => (
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
}
