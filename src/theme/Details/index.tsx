/**
 * Replaces the theme's own, which also hides its content by React state. The browser opens a `details` element
 * when the reader finds text in it, or when the address names the text (`#:~:text=`). In the theme's own, that content
 * vanished at hydration and was not found afterwards.
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
