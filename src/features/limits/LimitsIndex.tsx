import type { ReactNode } from 'react';
import { TextFilter } from '../text-filter/TextFilter';
import styles from './LimitsIndex.module.css';

interface ListProps {
  readonly total: string;
  readonly children: ReactNode;
}

/** All limits of a version. `plugins/limits` writes it, with the entries, in the place of `<LimitsIndex />`. */
export function LimitsList({ total, children }: ListProps): ReactNode {
  return (
    <TextFilter
      label="Filter by message or symptom"
      placeholder="does not exist, timeout, MERGE …"
      nouns={['entry', 'entries']}
      total={Number(total)}
      hasTablesAbove
      layout="above"
    >
      {children}
    </TextFilter>
  );
}

interface PartProps {
  readonly children: ReactNode;
}

export function LimitsArea({ area, children }: PartProps & { readonly area: string }): ReactNode {
  return <section data-filter-section={area}>{children}</section>;
}

export function LimitEntry({ id, children }: PartProps & { readonly id: string }): ReactNode {
  return (
    <article className={styles.entry} aria-labelledby={id} data-filter-item={id}>
      {children}
    </article>
  );
}

export function LimitMessages({ children }: PartProps): ReactNode {
  return (
    <ul className={styles.messages} aria-label="Messages">
      {children}
    </ul>
  );
}

export function LimitFoot({ children }: PartProps): ReactNode {
  return <div className={styles.foot}>{children}</div>;
}
