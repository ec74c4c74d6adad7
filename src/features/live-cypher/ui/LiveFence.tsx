import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import clsx from 'clsx';
import { CodeFrame } from '../../code-block/CodeFrame';
import type { LivePanelProps } from './LivePanel';
import styles from './live.module.css';
import type { LiveGraph } from '../session-types';
import type { Wish } from './wish';

interface LiveFenceProps {
  readonly html: string;
  readonly title?: string | undefined;
  readonly source: string;
  readonly graph: LiveGraph;
  /**
   * The editor opens at once. `edit` moves the focus into it; `field` does not, because the focus is elsewhere already.
   */
  readonly opens?: 'edit' | 'field' | undefined;
  /** The placeholder of an empty editor. */
  readonly hint?: string;
  /** Called with the statement after each change. */
  readonly onChange?: (statement: string) => void;
}

/** A Cypher sample that readers can run. Before the first click it adds only two buttons. */
export function LiveFence({ html, title, source, graph, opens, hint, onChange }: LiveFenceProps): ReactNode {
  const [Panel, setPanel] = useState<ComponentType<LivePanelProps>>();
  const [wish, setWish] = useState<Wish | undefined>(opens);
  const [hasFailed, setFailed] = useState(false);
  const frame = <CodeFrame language="cypher" html={html} title={title} live />;

  function load(): void {
    import(/* webpackChunkName: "live-panel" */ './LivePanel').then(
      ({ LivePanel }) => setPanel(() => LivePanel),
      () => {
        setWish(undefined);
        setFailed(true);
      },
    );
  }

  // The buttons ignore further clicks instead of being disabled, because a disabled button loses the focus.
  function open(next: Wish): void {
    if (wish) return;
    setWish(next);
    setFailed(false);
    load();
  }

  useEffect(() => {
    if (opens) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once, when the sample appears
  }, []);

  if (Panel && wish)
    return (
      <div className={styles.live} data-live-fence="">
        <Panel source={source} graph={graph} wish={wish} frame={frame} hint={hint} onChange={onChange} />
      </div>
    );
  const isOpening = wish && true;
  return (
    <div className={styles.live} data-live-fence="">
      {frame}
      <div className={styles.bar} data-search="off">
        <button type="button" className={styles.run} aria-disabled={isOpening} onClick={() => open('run')}>
          Run
        </button>
        <button
          type="button"
          className={clsx(styles.tool, styles.edit)}
          aria-disabled={isOpening}
          onClick={() => open('edit')}
        >
          Edit
        </button>
        <span className={styles.status} role="status">
          {hasFailed && 'That could not be loaded. Check the network and try again, or reload the page.'}
        </span>
      </div>
    </div>
  );
}
