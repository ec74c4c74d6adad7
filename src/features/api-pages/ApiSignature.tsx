import { type ReactNode, useRef } from 'react';
import { CodeFrame } from '../code-block/CodeFrame';
import styles from './ApiSignature.module.css';
import { useInternalLinks } from './use-internal-links';

interface ApiSignatureProps {
  /** Highlighted by `plugins/code-blocks`, with links to the types it names. */
  readonly html: string;
}

/** A declaration, its types as links. `plugins/code-blocks` writes it in place of a `ts signature` fence. */
export function ApiSignature({ html }: ApiSignatureProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  useInternalLinks(frame);
  return (
    // As in `CodeFrame`, no `div`.
    <section ref={frame} className={styles.signature} data-multiline={html.includes('\n')}>
      <CodeFrame language="ts" html={html} isBare />
    </section>
  );
}
