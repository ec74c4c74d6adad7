import { useId, type ReactNode } from 'react';
import styles from './TextFilter.module.css';

export interface FilterGroup {
  readonly id: string;
  readonly title: string;
  /** Shown before the title. */
  readonly sign?: ReactNode;
  /** How many items it has, shown beside the title. */
  readonly count?: number | undefined;
}

interface FilterGroupsProps {
  /** The name of the list of groups, e.g. "Area". Default: "Group". */
  readonly legend?: string;
  readonly groups: readonly FilterGroup[];
  /** How many items all groups have together. */
  readonly total?: number;
  /** Empty for all. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One choice among groups, as radio buttons that look like chips. */
export function FilterGroups({
  legend = 'Group',
  groups,
  total,
  chosen,
  onChoose,
}: FilterGroupsProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.label}>{legend}</legend>
      {[{ id: '', title: 'All', count: total }, ...groups].map(({ id, title, sign, count }: FilterGroup) => (
        <label key={id} className={styles.chip}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          {sign}
          {title}
          {/* A single text, because a separate blank is missing in the accessible name. */}
          {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
        </label>
      ))}
    </fieldset>
  );
}
