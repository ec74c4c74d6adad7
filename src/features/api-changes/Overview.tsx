import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { ChangeSign } from './ChangeSign';
import { type ChangeCounts, changeKinds } from './changes';
import kinds from './kinds.module.css';
import styles from './Overview.module.css';

interface OverviewProps {
  readonly counts: ChangeCounts;
  /** The address that the count of a kind links to. Without it the counts are no links. */
  readonly linkOf?: ((kind: string) => string | undefined) | undefined;
  /** Whether a filter shows the counts too. They then show here only on paper and without scripts. */
  readonly isFiltered?: boolean;
}

/** How many names each version exports, a bar with the shares of what changed and what did not, and the counts. */
export function Overview({ counts, linkOf, isFiltered = false }: OverviewProps): ReactNode {
  const { from, to, unchanged } = counts;
  const present = changeKinds.filter(({ id }) => counts.kinds[id] > 0);
  return (
    <div className={styles.overview} data-search="off">
      <p className={styles.totals}>
        <span>
          <b>{from.total}</b> names in {from.label}
        </span>
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <span>
          <b>{to.total}</b> in {to.label}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span className={clsx(kinds.kind, styles.part)} style={{ flexGrow: unchanged }} />
        {present.map(({ id }) => (
          <span
            key={id}
            className={clsx(kinds.kind, styles.part)}
            data-kind={id}
            style={{ flexGrow: counts.kinds[id] }}
          />
        ))}
      </div>
      <ul role="list" className={clsx(styles.legend, isFiltered && styles.filtered)}>
        <li className={kinds.kind}>
          <span className={styles.entry}>
            <span className={kinds.sign} aria-hidden="true">
              =
            </span>
            <b>{unchanged}</b> unchanged
          </span>
        </li>
        {present.map(({ id, title }) => {
          const link = linkOf?.(id);
          const text = (
            <>
              <ChangeSign kind={id} />
              <b>{counts.kinds[id]}</b> {title.toLowerCase()}
            </>
          );
          return (
            <li key={id} className={kinds.kind} data-kind={id}>
              {link ? (
                <Link className={styles.entry} to={link}>
                  {text}
                </Link>
              ) : (
                <span className={styles.entry}>{text}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
