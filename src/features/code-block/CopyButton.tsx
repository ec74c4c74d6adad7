import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { copyCode } from './copy-code';
import styles from './styles.module.css';

type CopyState = 'ready' | 'copied' | 'refused';

const messages = { ready: '', copied: 'Copied', refused: 'Press Ctrl+C or Cmd+C' } as const;

/** Long enough to be read aloud, short enough to copy the next block in peace. */
const messageMs = 2000;

interface CopyButtonProps {
  readonly code: RefObject<HTMLElement | null>;
}

export function CopyButton({ code }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<CopyState>('ready');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    if (!code.current) return;
    setState((await copyCode(code.current)) ? 'copied' : 'refused');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('ready'), messageMs);
  }

  const Icon = state === 'copied' ? IconSuccess : IconCopy;
  return (
    <>
      <span role="status" className={styles.message}>
        {messages[state]}
      </span>
      <button
        type="button"
        className={styles.button}
        title="Copy"
        aria-label="Copy code to clipboard"
        onClick={() => void copy()}
      >
        <Icon className={styles.icon} aria-hidden="true" />
      </button>
    </>
  );
}
