/*
 * Replaces the original leaf, which any key pressed, Tab included, and with which the focus was lost: it comes when the
 * sidebar's own button goes, takes the focus over, and gives it back.
 */
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import IconArrow from '@theme/Icon/Arrow';
import styles from './styles.module.css';

export default function ExpandButton({ toggleSidebar }: Props): ReactNode {
  const expand = ({ currentTarget }: MouseEvent): void => {
    const sidebar = currentTarget.previousElementSibling;
    toggleSidebar();
    // The sidebar is hidden until React has drawn it.
    setTimeout(() => sidebar?.querySelector<HTMLElement>(':scope > button')?.focus());
  };
  return (
    <button
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it stands in the place of the button that was pressed
      autoFocus
      type="button"
      className={clsx('clean-btn', styles.expand)}
      title="Expand sidebar"
      onClick={expand}
    >
      <IconArrow />
    </button>
  );
}
