import { type ReactNode, useEffect, useRef, useState } from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

type Message = '' | 'Copied' | 'Press Ctrl+C or Cmd+C';

/** How long the message is shown: long enough for a screen reader, short enough not to disturb the next copy. */
const messageMs = 2000;

interface CopyButtonProps {
  /** Returns the text to copy; nothing if it is no longer on the page. */
  readonly read: () => string | null | undefined;
  /**
   * Selects the same text on the page, so that the copy shortcut works if the browser refuses access to the clipboard.
   */
  readonly select: () => unknown;
}

export function CopyButton({ read, select }: CopyButtonProps): ReactNode {
  const [message, setMessage] = useState<Message>('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const forget = (): void => setMessage('');

  async function copy(): Promise<void> {
    window.clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(read() ?? '');
      setMessage('Copied');
      timer.current = window.setTimeout(forget, messageMs);
    } catch {
      select();
      setMessage('Press Ctrl+C or Cmd+C');
      const selected = String(getSelection());
      const done = new AbortController();
      // The instruction has no timeout. It stays until the reader has copied, or until the selection has changed and
      // the shortcut would copy something else.
      const follow = ({ type }: Event): void => {
        if (type === 'copy' || String(getSelection()) !== selected) {
          forget();
          done.abort();
        }
      };
      for (const type of ['copy', 'selectionchange']) document.addEventListener(type, follow, done);
    }
  }

  const Icon = message === 'Copied' ? IconSuccess : IconCopy;
  return (
    <>
      <span role="status" className={styles.message}>
        {message}
      </span>
      <button
        type="button"
        className={styles.button}
        title="Copy code to clipboard"
        onClick={() => void copy()}
      >
        <Icon className={styles.icon} aria-hidden="true" />
      </button>
    </>
  );
}
