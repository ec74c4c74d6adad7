/**
 * Replaces the theme's own, which hides its content once more until React is told that it is open: what the browser had
 * unfolded, since words in it were looked for or named in the address (`#:~:text=`), vanished as the page came alive, and was
 * not found afterwards.
 */
import { isValidElement, type ReactNode } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

export default function Details({ summary, children, className, ...others }: Props): ReactNode {
  useBrokenLinks().collectAnchor(others.id);
  return (
    <details {...others} className={clsx('alert alert--info', styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      <div>{children}</div>
    </details>
  );
}
