/*
 * Replaces the original leaf, which any key pressed, Tab included, and which lost the focus. It appears when the
 * sidebar's own button disappears. So it takes over the focus from that button, and gives it back when it is pressed.
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
    // The sidebar's button cannot take the focus until React has shown the sidebar again.
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
