/*
 * Replaces the original leaf, whose button is rendered `disabled` on the server: a disabled button gets no click, and a
 * reader who switches the mode before the application runs would not be heard. Ours is enabled from the first paint,
 * and has the two modes of this site (specification 4: it does not follow the system).
 */
import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import IconLightMode from '@theme/Icon/LightMode';
import IconDarkMode from '@theme/Icon/DarkMode';
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
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
