import type { ReactNode } from 'react';
import { CodeFrame } from './CodeFrame';

/** What `plugins/code-blocks` writes in place of a fence. */
export interface CodeFenceProps {
  readonly language: string;
  readonly html: string;
  readonly title?: string;
  /** The three below come with a `live` fence: the Cypher text, and the page's graph from its front matter. */
  readonly live?: boolean;
  readonly source?: string;
  readonly graph?: string;
}

/** A fence of a Markdown page, highlighted when the page was built. */
export function CodeFence({ language, html, title, live }: CodeFenceProps): ReactNode {
  return <CodeFrame language={language} html={html} title={title} live={live} />;
}
