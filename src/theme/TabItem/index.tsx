/*
 * Replaces the original, whose panel has no name: on paper and without scripts all panels stand below each other and no
 * tab tells which is which. Panels here are never lazy.
 */
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label = value }: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      className={clsx(styles.panel, className)}
      aria-label={label}
      hidden={value !== useTabs().selectedValue}
    >
      {children}
    </div>
  );
}
