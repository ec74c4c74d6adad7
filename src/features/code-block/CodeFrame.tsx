import { type ReactNode, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import { useOverflow } from '../overflow/use-overflow';
import { copyableText } from './copyable-text';
import { CopyButton } from './CopyButton';
import { languageName } from './languages';
import styles from './styles.module.css';
import { useTypes } from './use-types';
import { WrapButton } from './WrapButton';

export interface CodeFrameProps {
  readonly language: string;
  readonly title?: ReactNode;
  readonly className?: string | undefined;
  /** Whether readers can run the sample; the attribute `data-live` tells style sheets and scripts. */
  readonly live?: boolean;
  /** Highlighted at build time by `plugins/code-blocks`; otherwise `children` hold the plain code. */
  readonly html?: string;
  /** Address of the page's file of types, and this block's place in it. */
  readonly types?: { readonly url: string; readonly block: number } | undefined;
  /** Leaves out the bar above the code. A single line needs none, because the copy button is beside it. */
  readonly isBare?: boolean;
  readonly children?: ReactNode;
}

const countLines = (content: ReactNode): number =>
  typeof content === 'string' ? content.split('\n').length : 2;

/** The most lines of a sample that is kept on one sheet in print: a third of A4. */
const longest = 16;

/** The box around a sample: title, language, the code itself, and the buttons to copy and to wrap it. */
export function CodeFrame({
  language,
  title,
  className,
  live,
  html,
  types,
  children,
  isBare = title === undefined && (language === 'text' || countLines(html ?? children) === 1),
}: CodeFrameProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const overflows = useOverflow(pre);
  // Undefined until the button is pressed. After that the button is always shown, so that it keeps the focus.
  const [isWrapped, setWrapped] = useState<boolean>();
  const name = languageName(language);

  const { Layer, pointer, entered, wakers } = useTypes(types !== undefined);
  // React sets the HTML again for each new object, which would remove the marked names.
  const innerHtml = useMemo(() => (html === undefined ? undefined : { __html: html }), [html]);

  // Only a block that scrolls or shows types has to be reachable by keyboard; any other would be a useless tab stop.
  const label = typeof title === 'string' ? title : `${name ?? 'Text'} sample`;
  const hint = types ? ', press Enter to read its types' : '';
  const reach = overflows || types ? { tabIndex: 0, role: 'group', 'aria-label': `${label}${hint}` } : {};
  const heading = title ?? name;
  return (
    // Not a `div`: reading views leave out those whose text is mostly links, as a signature's is.
    <section
      className={clsx('theme-code-block', `language-${language}`, styles.frame, className)}
      data-layout={isBare ? 'bare' : countLines(html ?? children) > longest ? 'long' : undefined}
      data-live={live ? '' : undefined}
    >
      <div className={styles.head} data-search="off">
        {!isBare && <div className={clsx(title !== undefined && styles.title)}>{heading}</div>}
        <div className={styles.tools}>
          {types && (
            <span className={styles.hint} aria-hidden="true">
              Enter shows types
            </span>
          )}
          {(overflows || isWrapped !== undefined) && (
            <WrapButton isWrapped={isWrapped === true} onChange={setWrapped} />
          )}
          <CopyButton
            read={() => code.current && copyableText(code.current)}
            select={() => code.current && getSelection()?.selectAllChildren(code.current)}
          />
        </div>
      </div>
      <pre ref={pre} className={clsx(styles.pre, isWrapped && styles.wrapped)} {...reach} {...wakers}>
        {innerHtml === undefined ? (
          <code ref={code} className={styles.code}>
            {children}
          </code>
        ) : (
          // Shiki escapes the sample's text when the page is built.
          <code ref={code} className={styles.code} dangerouslySetInnerHTML={innerHtml} />
        )}
      </pre>
      {Layer && types && <Layer pre={pre} code={code} pointer={pointer} entered={entered} {...types} />}
    </section>
  );
}
