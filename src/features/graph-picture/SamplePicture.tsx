import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../code-block/use-overflow';
import { Legend } from './Legend';
import styles from './SamplePicture.module.css';

export interface SamplePictureProps {
  /** Drawn at build time by `plugins/graph-picture`, which escapes every text of the graph. */
  readonly svg: string;
  /** Another drawing of the same, shown where there is room for it. */
  readonly wide?: string | undefined;
  /** One on each line; an empty line is what the answer names and does not hold. */
  readonly labels: string;
}

const name = 'Picture of the answer';

/** The graph that a sample returned, under its rows: static, for readers without scripts and on paper too. */
export function SamplePicture({ svg, wide, labels }: SamplePictureProps): ReactNode {
  const drawing = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(drawing);
  const reach = overflows ? { tabIndex: 0, role: 'group', 'aria-label': name } : {};
  return (
    <figure className={`sample-picture ${styles.figure}`} aria-label={name} data-search="off">
      <div
        ref={drawing}
        className={styles.drawing}
        {...reach}
        dangerouslySetInnerHTML={{ __html: svg + (wide ?? '') }}
      />
      <figcaption>
        <Legend labels={labels.split('\n')} className={styles.legend} />
      </figcaption>
    </figure>
  );
}
