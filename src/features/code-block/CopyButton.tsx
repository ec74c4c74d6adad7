import { type ReactNode, useEffect, useRef, useState } from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import styles from './styles.module.css';

type Message = '' | 'Copied' | 'Press Ctrl+C or Cmd+C';

/** Long enough to be read aloud, short enough to copy the next block in peace. */
const messageMs = 2000;

interface CopyButtonProps {
  /** What to copy; nothing where it is not on the page any more. */
  readonly read: () => string | null | undefined;
  /** Selects the same text on the page, so that the copy key works where the browser refuses. */
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
      // What is yet to be done is not hurried: it stays until it is done, or the keys would copy something else.
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
