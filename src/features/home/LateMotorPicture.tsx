import type { ReactNode } from 'react';
import { labelColour } from '../graph-picture/label-colours';
import { drawPicture } from '../graph-picture/svg';
import picture from './late-motor.json';
import styles from './LateMotorPicture.module.css';

const labels = [...new Set(picture.nodes.map((node) => node.label))];

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
      <figcaption className={styles.caption}>The motor is late: who waits for it?</figcaption>
      <p className={styles.legend}>
        {labels.map((label) => (
          <span key={label} className={styles.label}>
            <span className={styles.dot} style={{ background: labelColour(label) }} />
            {label}
          </span>
        ))}
      </p>
    </figure>
  );
}
