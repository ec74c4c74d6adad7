import { useId, type ReactNode } from 'react';
import styles from './TextFilter.module.css';

export interface FilterGroup {
  readonly id: string;
  readonly title: string;
}

interface FilterGroupsProps {
  readonly groups: readonly FilterGroup[];
  /** Empty for all. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One choice among groups, as radio buttons that look like chips. */
export function FilterGroups({ groups, chosen, onChoose }: FilterGroupsProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.label}>Group</legend>
      {[{ id: '', title: 'All' }, ...groups].map(({ id, title }) => (
        <label key={id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
