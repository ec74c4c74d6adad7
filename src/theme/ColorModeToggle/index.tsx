/*
 * Replaces the original leaf, whose button is rendered `disabled` on the server: a disabled button gets no click, and a
 * reader who switches the mode before the application runs would not be heard. Ours is enabled from the first paint,
 * and has the two modes of this site (specification 4: it does not follow the system).
 */
import { memo, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import IconLightMode from '@theme/Icon/LightMode';
import IconDarkMode from '@theme/Icon/DarkMode';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

const labelOf = (mode: Props['value']): string =>
  mode === 'dark'
    ? translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' })
    : translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });

function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const mode = labelOf(value);
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode },
  );
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        onClick={() => onChange(value === 'dark' ? 'light' : 'dark')}
        title={mode}
        aria-label={label}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
