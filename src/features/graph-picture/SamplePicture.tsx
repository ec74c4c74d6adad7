import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../overflow/use-overflow';
import { Legend } from './Legend';
import styles from './SamplePicture.module.css';

export interface SamplePictureProps {
  /** Drawn at build time by `plugins/graph-picture`, which escapes every text of the graph. */
  readonly svg: string;
  /** Another drawing of the same, shown where there is room for it. */
  readonly wide?: string | undefined;
  /** The entries of its legend, drawn by `drawLegend`. */
  readonly legend: string;
}

const name = 'Picture of the answer';

/** The graph that a sample returned, under its rows: static, for readers without scripts and on paper too. */
export function SamplePicture({ svg, wide, legend }: SamplePictureProps): ReactNode {
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
        <Legend entries={legend} className={styles.legend} />
      </figcaption>
    </figure>
  );
}
