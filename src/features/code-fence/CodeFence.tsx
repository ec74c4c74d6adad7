import type { ReactNode } from 'react';
import { CodeFrame } from '../code-block/CodeFrame';
import type { LiveGraph } from '../live-cypher/session-types';
import { LiveFence } from '../live-cypher/ui/LiveFence';

/** What `plugins/code-blocks` writes in place of a fence. */
export interface CodeFenceProps {
  readonly language: string;
  readonly html: string;
  readonly title?: string;
  /** Address of the page's file of types, and the block's place in it; both come with a `ts` fence. */
  readonly types?: string;
  readonly block?: string;
  /** The three below come with a `live` fence: the Cypher text, and the page's graph from its front matter. */
  readonly live?: boolean;
  readonly source?: string;
  readonly graph?: string;
}

const readGraph = (graph: string | undefined): LiveGraph => (graph === 'empty' ? 'empty' : 'bicycle');

/** A fence of a Markdown page, highlighted when the page was built. */
export function CodeFence(props: CodeFenceProps): ReactNode {
  const { language, html, title, types, block, live, source } = props;
  if (live && source !== undefined) {
    return <LiveFence html={html} title={title} source={source} graph={readGraph(props.graph)} />;
  }
  const place = types === undefined ? undefined : { url: types, block: Number(block) };
  return <CodeFrame language={language} html={html} title={title} types={place} />;
}
