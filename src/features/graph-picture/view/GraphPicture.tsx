import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { limitGraph, type Graph } from '../collect';
import { Legend } from '../Legend';
import { drawLegend } from '../legend';
import { layOut } from '../layout/lay-out';
import { countElements } from '../svg';
import { announce } from './announce';
import { ElementCard } from './ElementCard';
import { ElementList } from './ElementList';
import { listElements } from './elements';
import styles from './GraphPicture.module.css';
import { actOf, type PictureAct } from './picture-keys';
import { stageSize } from './stage-size';
import { StageFrame } from './StageFrame';
import { Tools } from './Tools';
import { useChosen } from './use-chosen';
import { useStage } from './use-stage';

export interface PictureOptions {
  /** The picture's name for assistive technology. */
  readonly label: string;
}

interface GraphPictureProps extends PictureOptions {
  readonly graph: Graph;
  /** Width of the column, in CSS pixels; another one lays the picture out anew. */
  readonly width: number;
}

/** The most elements that are drawn; further ones are left out, with a note. */
const most = { vertices: 120, edges: 240 };

const zoomFactor = 1.3;

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

/** An answer as a picture that can be dragged, navigated with the keyboard, and read as a list. */
export function GraphPicture({ graph, label, width }: GraphPictureProps): ReactNode {
  const shown = useMemo(() => limitGraph(graph, most), [graph]);
  const picture = useMemo(
    () => layOut(shown, { width: Math.max(280, width - 32), height: 440 }),
    [shown, width],
  );
  const elements = useMemo(() => listElements(shown, picture), [shown, picture]);
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { chosenId, choose, close } = useChosen(frame);
  const chosen = elements.find(({ id }) => id === chosenId) ?? null;
  const stage = useStage(host, picture, chosenId, choose);

  function perform(act: PictureAct): void {
    if (act === 'zoom-in') stage.current?.zoom(zoomFactor);
    else if (act === 'zoom-out') stage.current?.zoom(1 / zoomFactor);
    else if (act === 'fit') stage.current?.fit();
    else if (act === 'let-go') choose(null);
    else {
      const next = stage.current?.step(chosenId, act) ?? null;
      if (next !== null) choose(next);
    }
  }

  function press(event: KeyboardEvent): void {
    const act = actOf(event);
    if (act === null) return;
    perform(act);
    event.preventDefault();
  }

  return (
    <div className={styles.picture}>
      <div className={styles.head}>
        <Legend entries={drawLegend(picture.nodes.map((node) => node.label))} />
        <Tools onAct={perform} />
      </div>
      <StageFrame
        frame={frame}
        host={host}
        size={stageSize(picture, width)}
        label={`${label}: ${countElements(picture.nodes.length, picture.edges.length)}`}
        onKeyDown={press}
      />
      <p role="status" className={styles.spoken}>
        {chosen && announce(chosen)}
      </p>
      {chosen && <ElementCard element={chosen} onClose={close} />}
      <OmittedNote graph={graph} shown={shown} />
      <ElementList elements={elements} chosenId={chosenId} onChoose={choose} />
    </div>
  );
}
