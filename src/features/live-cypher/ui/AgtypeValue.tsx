import type { ReactNode } from 'react';
import type { Agtype, AgtypeEdge, AgtypeEntries, AgtypePath, AgtypeVertex } from '../../agtype/agtype';
import { quoteKey, quoteText } from '../../agtype/quote';
import { captionOf } from '../../graph-picture/collect';
import styles from './live.module.css';

interface ValueProps {
  readonly value: Agtype;
  /** Whether the value is inside a list or a map, where text gets quotes to show where it ends. */
  readonly isInside?: boolean;
}

function Entries({ entries }: { readonly entries: AgtypeEntries }): ReactNode {
  return (
    <>
      {'{'}
      {entries.map(([key, value], index) => (
        <span key={key}>
          {index > 0 && ', '}
          {quoteKey(key)}: <AgtypeValue value={value} isInside />
        </span>
      ))}
      {'}'}
    </>
  );
}

/** The label. AGE gives an empty one to a vertex that was created without a label. */
function Head({ label, isAlone }: { readonly label: string; readonly isAlone: boolean }): ReactNode {
  if (!label) return null;
  return (
    <>
      <span className={styles.label}>:{label}</span>
      {!isAlone && ' '}
    </>
  );
}

function Vertex({ vertex }: { readonly vertex: AgtypeVertex }): ReactNode {
  return (
    <span className={styles.element} title={`id ${vertex.id}`}>
      (<Head label={vertex.label} isAlone={vertex.properties.length === 0} />
      {vertex.properties.length > 0 && <Entries entries={vertex.properties} />})
    </span>
  );
}

function Edge({ edge }: { readonly edge: AgtypeEdge }): ReactNode {
  return (
    <span className={styles.element} title={`id ${edge.id}, from ${edge.startId} to ${edge.endId}`}>
      [<Head label={edge.label} isAlone={edge.properties.length === 0} />
      {edge.properties.length > 0 && <Entries entries={edge.properties} />}]
    </span>
  );
}

/** A vertex in a path, shown by its name only: all properties of all vertices would hide the path itself. */
function Stop({ vertex }: { readonly vertex: AgtypeVertex }): ReactNode {
  return (
    <span title={`id ${vertex.id}`}>
      (<Head label={vertex.label} isAlone={false} />
      {captionOf(vertex)})
    </span>
  );
}

/** Vertices and edges in the order of the path, with arrows in the direction of the edges. */
function Path({ path }: { readonly path: AgtypePath }): ReactNode {
  return (
    <span className={styles.path}>
      {path.items.map((item, index) => {
        if (item.kind === 'vertex') return <Stop key={index} vertex={item} />;
        const before = path.items[index - 1];
        const isForward = before?.kind === 'vertex' && before.id === item.startId;
        return (
          <span key={index}>
            {isForward ? '-' : '<-'}
            <Edge edge={item} />
            {isForward ? '-> ' : '- '}
          </span>
        );
      })}
    </span>
  );
}

/** An agtype value as a reader would write it in Cypher. Text that is visible by itself has no quotes. */
export function AgtypeValue({ value, isInside = false }: ValueProps): ReactNode {
  switch (value.kind) {
    case 'null':
      return <span className={styles.null}>null</span>;
    case 'boolean':
      return <span className={styles.number}>{String(value.value)}</span>;
    case 'integer':
    case 'float':
    case 'numeric':
      return <span className={styles.number}>{value.text}</span>;
    case 'string':
      return isInside || value.value.trim() === '' ? quoteText(value.value) : value.value;
    case 'list':
      return (
        <span>
          [
          {value.items.map((item, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <AgtypeValue value={item} isInside />
            </span>
          ))}
          ]
        </span>
      );
    case 'map':
      return <Entries entries={value.entries} />;
    case 'vertex':
      return <Vertex vertex={value} />;
    case 'edge':
      return <Edge edge={value} />;
    case 'path':
      return <Path path={value} />;
  }
}
