import { type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import type { StatementRefusal } from '../session-types';
import type { Help } from './find-help';
import styles from './live.module.css';

interface RefusalProps {
  readonly refusal: StatementRefusal;
}

/**
 * Links to the pages that explain the message. They are loaded with the data of all limits, which other answers do not
 * need.
 */
function useHelp(message: string): readonly Help[] {
  const { pathname } = useLocation();
  const base = useBaseUrl('/');
  const [help, setHelp] = useState<readonly Help[]>([]);
  useEffect(() => {
    let isGone = false;
    const path = `/${pathname.slice(base.length)}`;
    import(/* webpackChunkName: "live-help" */ './find-help').then(
      ({ findHelp }) => {
        if (!isGone) setHelp(findHelp(message, path));
      },
      // If the chunk cannot be loaded, for example offline, the engine's own message is enough.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [message, pathname, base]);
  return help;
}

/** A refusal in the engine's own words. */
export function Refusal({ refusal }: RefusalProps): ReactNode {
  const { message, code, detail, hint, place } = refusal;
  // AGE has no hint for syntax errors, so this one is ours. It names the place; the pages would describe other causes.
  const help = useHelp(hint !== null && message.startsWith('syntax error') ? '' : message);
  return (
    <div className={styles.refusal} data-live-outcome="refused">
      {/*
        What is added later is outside the alert, because an alert that grows is announced again from its beginning.
      */}
      <div role="alert">
        <p className={styles.message}>{message}</p>
        {/*
          One text per element: React cannot update or remove one of several that a browser's translation has replaced.
        */}
        {place && (
          <p>{`Line ${place.line}, column ${place.column}${code === null ? '' : `, SQLSTATE ${code}`}`}</p>
        )}
        {!place && code !== null && <p>{`SQLSTATE ${code}`}</p>}
        {detail !== null && <p>{`Detail: ${detail}`}</p>}
        {hint !== null && <p>{`Hint: ${hint}`}</p>}
      </div>
      {help.map(({ title, to }) => (
        <p key={to}>
          Explained: <Link to={to}>{title}</Link>
        </p>
      ))}
    </div>
  );
}
