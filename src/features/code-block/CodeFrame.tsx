import { type ReactNode, useRef, useState } from 'react';
import clsx from 'clsx';
import { CopyButton } from './CopyButton';
import { languageName } from './languages';
import styles from './styles.module.css';
import { useOverflow } from './use-overflow';
import { WrapButton } from './WrapButton';

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

/** One line needs no bar of its own above it: the copy button stands beside the line. */
const isOneLine = (content: ReactNode): boolean => typeof content === 'string' && !content.includes('\n');

/** The box around a sample: title, language, the code itself, and the buttons to copy and to wrap it. */
export function CodeFrame({ language, title, className, live, html, children }: CodeFrameProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const overflows = useOverflow(pre);
  const [isWrapped, setWrapped] = useState(false);
  const name = languageName(language);

  // A block that scrolls has to be reachable by keyboard; one that does not would only be in the way.
  const reach = overflows
    ? {
        tabIndex: 0,
        role: 'group',
        'aria-label': typeof title === 'string' ? title : `${name ?? 'Text'} sample`,
      }
    : {};
  const heading = title ?? name;
  const isBare = title === undefined && (language === 'text' || isOneLine(html ?? children));
  return (
    <div
      className={clsx('theme-code-block', `language-${language}`, styles.frame, className)}
      data-layout={isBare ? 'bare' : undefined}
      data-live={live ? '' : undefined}
    >
      <div className={styles.head}>
        {!isBare && <div className={clsx(title !== undefined && styles.title)}>{heading}</div>}
        <div className={styles.tools}>
          {(overflows || isWrapped) && <WrapButton isWrapped={isWrapped} onChange={setWrapped} />}
          <CopyButton code={code} />
        </div>
      </div>
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
    </div>
  );
}
