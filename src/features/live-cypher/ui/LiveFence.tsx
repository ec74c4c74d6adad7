import { type ComponentType, type ReactNode, useState } from 'react';
import { CodeFrame } from '../../code-block/CodeFrame';
import type { LivePanelProps } from './LivePanel';
import styles from './live.module.css';
import type { LiveGraph } from '../session-types';

interface LiveFenceProps {
  readonly html: string;
  readonly title?: string;
  readonly source: string;
  readonly graph: LiveGraph;
  /** Called with the statement after each change. */
  readonly onChange?: (statement: string) => void;
}

/** What the reader asked for first. */
type Wish = LivePanelProps['wish'];

/** A Cypher sample that readers can run. All there is before the first click is two buttons. */
export function LiveFence({ html, title, source, graph, onChange }: LiveFenceProps): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<LivePanelProps>>();
  const [wish, setWish] = useState<Wish>();
  const [hasFailed, setFailed] = useState(false);
  const frame = <CodeFrame language="cypher" html={html} title={title} live />;

  async function open(next: Wish): Promise<void> {
    setWish(next);
    setFailed(false);
    try {
      const { LivePanel } = await import(/* webpackChunkName: "live-panel" */ './LivePanel');
      setPanel(() => LivePanel);
    } catch {
      setWish(undefined);
      setFailed(true);
    }
  }

  if (Panel && wish)
    return (
      <div className={styles.live} data-live-fence="">
        <Panel source={source} graph={graph} wish={wish} frame={frame} onChange={onChange} />
      </div>
    );
  return (
    <div className={styles.live} data-live-fence="">
      {frame}
      <div className={styles.bar} data-search="off">
        <button
          type="button"
          className={styles.run}
          disabled={wish !== undefined}
          onClick={() => void open('run')}
        >
          Run
        </button>
        <button
          type="button"
          className={styles.tool}
          disabled={wish !== undefined}
          onClick={() => void open('edit')}
        >
          Edit
        </button>
        <span className={styles.status} role="status">
          {hasFailed && 'That could not be loaded. Check the network and try again.'}
        </span>
      </div>
    </div>
  );
}
