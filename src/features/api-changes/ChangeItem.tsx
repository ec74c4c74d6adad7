import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { CodeInText } from '../code-in-text/CodeInText';
import { type ApiChange, changeKinds } from './changes';
import { ChangeSign } from './ChangeSign';
import kinds from './kinds.module.css';
import { Signatures } from './Signatures';
import styles from './ApiChanges.module.css';

interface ChangeItemProps {
  readonly change: ApiChange;
  readonly isShown: boolean;
  /** Labels of the versions. */
  readonly from: string;
  readonly to: string;
}

function Pages({ change: { name, before, after }, from, to }: Omit<ChangeItemProps, 'isShown'>): ReactNode {
  const pages = [
    { label: from, path: before },
    { label: to, path: after },
  ];
  return (
    <span className={styles.pages} data-search="off">
      {pages.map(({ label, path }) =>
        path === undefined ? null : (
          <Link key={label} to={`/${path}`} aria-label={`${name} in ${label}`}>
            {` ${label}`}
          </Link>
        ),
      )}
    </span>
  );
}

/** What became of one name. */
export function ChangeItem({ change, isShown, from, to }: ChangeItemProps): ReactNode {
  const { name, kind, word, summary, signatures } = change;
  const title = changeKinds.find(({ id }) => id === kind)?.title ?? kind;
  const list = <Signatures signatures={signatures} from={from} to={to} />;
  return (
    <li className={clsx(kinds.kind, styles.item)} data-kind={kind} hidden={!isShown}>
      <div className={styles.head}>
        <ChangeSign kind={kind} /> <code className={styles.name}>{name}</code>{' '}
        <span className={styles.word}>
          {word}, {title.toLowerCase()}
        </span>{' '}
        <Pages change={change} from={from} to={to} />
      </div>
      {summary && (
        <p className={styles.summary}>
          <CodeInText text={summary} />
        </p>
      )}
      {signatures.length > 0 &&
        (kind === 'hidden' ? (
          <details className={styles.more}>
            <summary>Its declaration changed too</summary>
            {list}
          </details>
        ) : (
          list
        ))}
    </li>
  );
}
