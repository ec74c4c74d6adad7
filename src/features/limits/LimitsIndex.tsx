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
  return (
    <section className="waits" data-filter-section={area}>
      {children}
    </section>
  );
}

interface EntryProps extends PartProps {
  readonly id: string;
  readonly title: string;
}

export function LimitEntry({ id, title, children }: EntryProps): ReactNode {
  return (
    // Not labelled by its heading: the heading's link to itself would be part of the name.
    <article className={styles.entry} aria-label={title} data-filter-item={id}>
      {children}
    </article>
  );
}

export function LimitMessages({ children }: PartProps): ReactNode {
  return (
    <ul role="list" className={styles.messages} aria-label="Messages">
      {children}
    </ul>
  );
}

export function LimitFoot({ children }: PartProps): ReactNode {
  return <div className={styles.foot}>{children}</div>;
}
