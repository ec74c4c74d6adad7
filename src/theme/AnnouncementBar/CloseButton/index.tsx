/*
 * Replaces the original leaf, which goes with the bar: the focus of a reader who pressed it by a key was on nothing. It
 * goes to what comes next.
 */
import type { MouseEvent, ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/AnnouncementBar/CloseButton';
import IconClose from '@theme/Icon/Close';

export default function CloseButton({ onClick, className }: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    // A pointer's click has a number.
    if (!event.detail) document.querySelector<HTMLElement>('.navbar a')?.focus();
  };
  return (
    <button type="button" aria-label="Close" className={clsx('clean-btn close', className)} onClick={close}>
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
