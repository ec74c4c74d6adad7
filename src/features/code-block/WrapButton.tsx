import type { ReactNode } from 'react';
import IconWordWrap from '@theme/Icon/WordWrap';
import styles from './styles.module.css';

interface WrapButtonProps {
  readonly isWrapped: boolean;
  readonly onChange: (isWrapped: boolean) => void;
}

export function WrapButton({ isWrapped, onChange }: WrapButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      title="Wrap lines"
      aria-pressed={isWrapped}
      onClick={() => onChange(!isWrapped)}
    >
      <IconWordWrap className={styles.icon} aria-hidden="true" />
    </button>
  );
}
