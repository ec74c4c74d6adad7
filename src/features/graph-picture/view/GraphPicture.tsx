import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import { limitGraph, type Graph } from '../collect';
import { Legend } from '../Legend';
import { layOut } from '../layout/lay-out';
import { countElements } from '../svg';
import { ElementCard } from './ElementCard';
import { ElementList } from './ElementList';
import { listElements, type PictureElement } from './elements';
import styles from './GraphPicture.module.css';
import { isArrow } from './nearest';
import { openStage, stageSize, type Stage } from './stage';
import { Tools } from './Tools';
import { valueText } from './value-text';

export interface PictureOptions {
  /** The picture's name for assistive technology. */
  readonly label: string;
  /** More are left out, with a note. Default 120. */
  readonly mostVertices?: number;
  /** Default 240. */
  readonly mostEdges?: number;
}

interface GraphPictureProps extends PictureOptions {
  readonly graph: Graph;
  /** Width of the column, in CSS pixels; another one lays the picture out anew. */
  readonly width: number;
}

const zoomFactor = 1.3;

/** What is read out when the reader moves to a vertex or edge. */
function announce({ kind, label, title, properties }: PictureElement): string {
  const values = properties.map(([key, value]) => `${key} ${valueText(value)}`).join(', ');
  return `${title}${kind === 'vertex' ? `, ${label}` : ''}. ${values}`;
}

function OmittedNote({ graph, shown }: { readonly graph: Graph; readonly shown: Graph }): ReactNode {
  const isWhole =
    shown.vertices.length === graph.vertices.length && shown.edges.length === graph.edges.length;
  if (isWhole) return null;
  return (
    <p className={styles.note}>
      The picture stops at {countElements(shown.vertices.length, shown.edges.length)}; the answer holds{' '}
      {countElements(graph.vertices.length, graph.edges.length)}. All of them are in the rows.
    </p>
  );
}

/** An answer as a picture: to look at, to drag, to walk through with the keyboard, and to read as a list. */
export function GraphPicture({
  graph,
  label,
  width,
  mostVertices = 120,
  mostEdges = 240,
}: GraphPictureProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  /** The button of the list that picked what is chosen. */
  const picker = useRef<HTMLElement>(null);
  const help = useId();
  const [chosenId, setChosen] = useState<string | null>(null);
  const shown = useMemo(
    () => limitGraph(graph, { vertices: mostVertices, edges: mostEdges }),
    [graph, mostVertices, mostEdges],
  );
  const picture = useMemo(
    () => layOut(shown, { width: Math.max(280, width - 32), height: 440 }),
    [shown, width],
  );
  const size = stageSize(picture, width);
  const elements = useMemo(() => listElements(shown, picture), [shown, picture]);
  const chosen = elements.find(({ id }) => id === chosenId) ?? null;

  useEffect(() => {
    if (!host.current) return undefined;
    const opened = openStage(host.current, picture, (id) => {
      picker.current = null;
      setChosen(id);
    });
    stage.current = opened;
    return () => {
      stage.current = null;
      opened.destroy();
    };
  }, [picture]);
  // A stage opened anew for another width marks what was chosen, too.
  useEffect(() => stage.current?.choose(chosenId), [chosenId, picture]);

  function choose(id: string, button: HTMLElement | null = null): void {
    picker.current = button;
    setChosen(id);
  }

  /** The card goes with its button: the focus returns to where the element was picked. */
  function close(): void {
    setChosen(null);
    (picker.current?.isConnected ? picker.current : frame.current)?.focus();
  }

  const acts: Readonly<Record<string, () => void>> = {
    '+': () => stage.current?.zoom(zoomFactor),
    '=': () => stage.current?.zoom(zoomFactor),
    '-': () => stage.current?.zoom(1 / zoomFactor),
    '0': () => stage.current?.fit(),
    Escape: () => setChosen(null),
  };
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isArrow(event.key)) {
      const next = stage.current?.step(chosenId, event.key) ?? null;
      if (next !== null) choose(next);
    } else if (acts[event.key]) acts[event.key]?.();
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.picture}>
      <div className={styles.head}>
        <Legend labels={picture.nodes.map((node) => node.label)} />
        <Tools
          onZoomIn={() => stage.current?.zoom(zoomFactor)}
          onZoomOut={() => stage.current?.zoom(1 / zoomFactor)}
          onFit={() => stage.current?.fit()}
        />
      </div>
      {/* The arrow keys walk through the picture, so it is a widget of its own, with the keys told in its description. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" makes it one */}
      <div
        ref={frame}
        className={styles.stage}
        role="application"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        tabIndex={0}
        aria-label={`${label}: ${countElements(picture.nodes.length, picture.edges.length)}`}
        aria-describedby={help}
        onKeyDown={press}
      >
        <div ref={host} className={clsx(styles.canvas, 'drawn')} style={size} />
      </div>
      <p id={help} hidden>
        Arrow keys move from vertex to vertex and show its properties, plus and minus zoom, zero shows the
        whole picture, Escape lets go. The list below holds the same vertices and edges.
      </p>
      <p role="status" className={styles.spoken}>
        {chosen && announce(chosen)}
      </p>
      {chosen && <ElementCard element={chosen} onClose={close} />}
      <OmittedNote graph={graph} shown={shown} />
      <ElementList elements={elements} chosenId={chosenId} onChoose={choose} />
    </div>
  );
}
