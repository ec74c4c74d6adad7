import type { ReactNode } from 'react';
import { Legend } from '../graph-picture/Legend';
import { drawLegend } from '../graph-picture/legend';
import { drawPicture } from '../graph-picture/svg';
import picture from './late-motor.json';
import styles from './LateMotorPicture.module.css';

/** What the question walks through, drawn from the example graph when the page is built. */
export function LateMotorPicture(): ReactNode {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.drawing}
        // Drawn by our own code, which escapes every text of the graph.
        dangerouslySetInnerHTML={{
          __html: drawPicture(
            picture,
            'late-motor-picture',
            'From the customers who wait down to the late motor',
          ),
        }}
      />
      <Legend entries={drawLegend(picture.nodes.map(({ label }) => label))} className={styles.legend} />
      <figcaption className={styles.caption}>The motor is late: who is waiting for it?</figcaption>
    </figure>
  );
}
