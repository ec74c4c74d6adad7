/*
 * Replaces the original, which colours code in the browser: fences are coloured at build time (plugins/code-blocks)
 * and never come here. Code that a component writes out keeps the same frame and is shown in one colour.
 */
import { Children, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import { CodeFrame } from '../../features/code-block/CodeFrame';

const languageOfClass = (className = ''): string | undefined => /\blanguage-(\S+)/.exec(className)?.[1];

/** One newline at the end belongs to the notation, not to the sample. */
const withoutLastNewline = (children: ReactNode): ReactNode => {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? parts.join('').replace(/\n$/, '') : children;
};

export default function CodeBlock({ children, className, language, title }: Props): ReactNode {
  const name = language ?? languageOfClass(className) ?? 'text';
  return (
    <CodeFrame language={name} title={title} className={className}>
      {withoutLastNewline(children)}
    </CodeFrame>
  );
}
