/*
 * Replaces the original leaf, which disappears with the bar: after a press of a key, nothing had the focus. Here the
 * focus goes to the first link of the navbar, which comes next.
 */
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import IconClose from '@theme/Icon/Close';

export default function CloseButton({ onClick, className }: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    // `detail` counts the clicks of a pointer, and is 0 for a key.
    if (!event.detail) document.querySelector<HTMLElement>('.navbar a')?.focus();
  };
  return (
    <button type="button" aria-label="Close" className={clsx('clean-btn close', className)} onClick={close}>
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
