import type { ReactNode } from 'react';
import clsx from 'clsx';
import code from '../code-block/styles.module.css';
import type { SignatureChange } from './changes';
import styles from './Signatures.module.css';

interface SignaturesProps {
  readonly signatures: readonly SignatureChange[];
  /** Labels of the versions. */
  readonly from: string;
  readonly to: string;
}

interface SideProps {
  readonly side: 'before' | 'after';
  readonly label: string;
  readonly html: string | undefined;
}

function Side({ side, label, html }: SideProps): ReactNode {
  if (html === undefined) return null;
  return (
    <div className={styles.side} data-side={side}>
      <span className={styles.label}>
        <span aria-hidden="true">{side === 'before' ? '−' : '+'}</span>
        <span className={styles.version}>{label}</span>
      </span>{' '}
      {/* The build writes this HTML, from the declarations. */}
      <code className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** Declarations before and after a change, with marks on what was removed and what was added. */
export function Signatures({ signatures, from, to }: SignaturesProps): ReactNode {
  return (
    <div className={clsx(code.frame, styles.frame)} data-search="off">
      {signatures.map(({ member, before, after }) => (
        <div key={`${member} ${before ?? ''}`} className={styles.change}>
          <Side side="before" label={from} html={before} />
          <Side side="after" label={to} html={after} />
        </div>
      ))}
    </div>
  );
}
