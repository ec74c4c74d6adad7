import type { ReactNode } from 'react';
import { labelColour } from '../label-colours';
import type { PictureElement } from './elements';
import styles from './GraphPicture.module.css';
import { valueText } from './value-text';

interface ElementCardProps {
  readonly element: PictureElement;
  readonly onClose: () => void;
}

function Properties({ element: { properties, isStandIn } }: { readonly element: PictureElement }): ReactNode {
  if (isStandIn) return <p>The answer names it as the end of an edge, without its properties.</p>;
  if (properties.length === 0) return <p>No properties.</p>;
  return (
    <dl>
      {properties.map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{valueText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The properties of what the reader picked. */
export function ElementCard({ element, onClose }: ElementCardProps): ReactNode {
  const { kind, label, title } = element;
  return (
    <div className={styles.card} role="group" aria-label={`Properties of ${title}`}>
      <p className={styles.cardHead}>
        {kind === 'vertex' ? (
          <span className={styles.badge} style={{ background: labelColour(element.isStandIn ? '' : label) }}>
            {label}
          </span>
        ) : (
          <span className={styles.edgeBadge}>edge</span>
        )}
        <strong>{title}</strong>
        <button type="button" className={styles.tool} aria-label="Close the properties" onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </p>
      <Properties element={element} />
    </div>
  );
}
