import { type ReactNode, useState } from 'react';
import { countElements } from '../svg';
import type { PictureElement } from './elements';
import styles from './GraphPicture.module.css';

interface ElementListProps {
  readonly elements: readonly PictureElement[];
  readonly chosenId: string | null;
  /** Told the pressed button, too. */
  readonly onChoose: (id: string, button: HTMLElement) => void;
}

/** The picture in words: every vertex and edge by name, each a button that picks it. */
export function ElementList({ elements, chosenId, onChoose }: ElementListProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const vertices = elements.filter(({ kind }) => kind === 'vertex').length;
  return (
    <details className={styles.list} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>As a list: {countElements(vertices, elements.length - vertices)}</summary>
      {isOpen && (
        <div className={styles.scroll}>
          <ul role="list">
            {elements.map(({ id, kind, label, title }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosenId}
                  onClick={(event) => onChoose(id, event.currentTarget)}
                >
                  {title}
                  {kind === 'vertex' && <span> {label}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}
