import { type ReactNode, useRef, useState } from 'react';
import clsx from 'clsx';
import IconWordWrap from '@theme/Icon/WordWrap';
import { CopyButton } from './CopyButton';
import { languageName } from './languages';
import styles from './styles.module.css';
import { useOverflow } from './use-overflow';

export interface CodeFrameProps {
  readonly language: string;
  readonly title?: ReactNode;
  readonly className?: string;
  /** Readers can run the sample: the frame says so to style sheets and scripts with `data-live`. */
  readonly live?: boolean;
  /** Highlighted at build time by `plugins/code-blocks`; otherwise `children` hold the plain code. */
  readonly html?: string;
  readonly children?: ReactNode;
}

/** The box around a sample: title, language, the code itself, and the buttons to copy and to wrap it. */
export function CodeFrame({ language, title, className, live, html, children }: CodeFrameProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const overflows = useOverflow(pre);
  const [isWrapped, setWrapped] = useState(false);
  const name = languageName(language);

  // A block that scrolls has to be reachable by keyboard; one that does not would only be in the way.
  const reach = overflows
    ? { tabIndex: 0, role: 'group', 'aria-label': typeof title === 'string' ? title : `${name ?? 'Text'} sample` }
    : {};
  return (
    <div
      className={clsx('theme-code-block', `language-${language}`, styles.frame, className)}
      data-live={live ? '' : undefined}
    >
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        <pre ref={pre} className={clsx(styles.pre, isWrapped && styles.wrapped)} {...reach}>
          {html === undefined ? (
            <code ref={code} className={styles.code}>
              {children}
            </code>
          ) : (
            // Shiki escapes the sample's text when the page is built.
            <code ref={code} className={styles.code} dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
        <div className={styles.tools} data-language={name}>
          {(overflows || isWrapped) && (
            <button
              type="button"
              className={styles.button}
              title="Wrap lines"
              aria-label="Wrap lines"
              aria-pressed={isWrapped}
              onClick={() => setWrapped(!isWrapped)}
            >
              <IconWordWrap className={styles.icon} aria-hidden="true" />
            </button>
          )}
          <CopyButton code={code} />
        </div>
      </div>
    </div>
  );
}
