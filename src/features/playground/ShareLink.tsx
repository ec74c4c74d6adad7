import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import type { Choice } from './choice';
import styles from './Playground.module.css';
import { anchor, readSearch, writeSearch } from './shared-statement';

/** How long a message is shown: long enough for a screen reader. */
const messageMs = 4000;

/** Removes the content of a link from the address, after the reader has chosen or written something else. */
export function forgetLink(): void {
  const { pathname, search, hash } = window.location;
  if (readSearch(search)) writeAddress(`${pathname}${hash}`);
}

/**
 * Changes the address without the router. Safari refuses the 101st change of the address in 30 seconds; the error is
 * caught, so that the reader's action is done all the same.
 */
function writeAddress(address: string): boolean {
  try {
    window.history.replaceState(window.history.state, '', address);
    return true;
  } catch {
    return false;
  }
}

interface ShareLinkProps {
  readonly choice: Choice;
  /** Called with the new query string of the address, from `?` on. */
  readonly onShare: (search: string) => void;
}

/** Copies a link to the statement, and puts it into the address. */
export function ShareLink({ choice, onShare }: ShareLinkProps): ReactNode {
  const history = useHistory();
  const [message, setMessage] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const shared = `${choice.graph} ${choice.statement}`;
  const [seen, setSeen] = useState(shared);
  if (shared !== seen) {
    setSeen(shared);
    setMessage('');
  }

  /** Shows a message; a problem stays until the reader chooses something else. */
  function say(text: string, isProblem = true): void {
    setMessage(text);
    window.clearTimeout(timer.current);
    if (!isProblem) timer.current = window.setTimeout(() => setMessage(''), messageMs);
  }

  async function share(): Promise<void> {
    const link = writeSearch(choice);
    if (link.kind === 'problem') {
      say(link.message);
      return;
    }
    // The page does not scroll, and the editor keeps the reader's text.
    const address = `${history.createHref({ pathname: history.location.pathname })}${link.search}#${anchor}`;
    const isWritten = writeAddress(address);
    if (isWritten) onShare(link.search);
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.href).href);
      say('Link copied', false);
    } catch {
      say(
        isWritten
          ? 'The link is in the address bar: copy it from there.'
          : 'The browser accepts no link now: press again in half a minute.',
      );
    }
  }

  return (
    <p className={styles.share}>
      <button type="button" className={styles.button} onClick={() => void share()}>
        Copy link
      </button>
      <span role="status">{message}</span>
    </p>
  );
}
