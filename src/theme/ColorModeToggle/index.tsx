/*
 * Replaces the original leaf, whose button is rendered `disabled` on the server: a disabled button gets no click, and a
 * reader who switches the mode before the application runs would not be heard. Ours is enabled from the first paint,
 * and has the two modes of this site (specification 4: it does not follow the system).
 */
import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const other = value === 'dark' ? 'light' : 'dark';
  const mode = `${value ?? 'light'} mode`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(other)}
        title={mode}
        aria-label={`Switch between dark and light mode (currently ${mode})`}
      >
        <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
          <g className={styles.light}>
            <circle cx="12" cy="12" r="4" />
            <path d="M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
          </g>
          <path className={styles.dark} d="M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z" />
        </svg>
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
