import type { ReactNode } from 'react';
import { slices, type SliceId } from '../../../graphs/slices';
import { chooseOwn, chooseQuestion, questionsFor, type Choice } from './choice';
import styles from './Playground.module.css';

interface ChoicesProps {
  readonly choice: Choice;
  readonly onGraph: (graph: SliceId) => void;
  readonly onPick: (choice: Choice) => void;
}

const own = 'own';

/** Which graph, and which question to it. */
export function Choices({ choice: { graph, question }, onGraph, onPick }: ChoicesProps): ReactNode {
  const known = questionsFor(graph);

  function pick(id: string): void {
    const picked = known.find((candidate) => candidate.id === id);
    onPick(picked ? chooseQuestion(picked, graph) : chooseOwn(graph));
  }

  return (
    <>
      <label className={styles.choice}>
        <span>Graph</span>
        <select value={graph} onChange={(event) => onGraph(event.target.value as SliceId)}>
          {slices.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>Question</span>
        <select value={question?.id ?? own} onChange={(event) => pick(event.target.value)}>
          {known.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value={own}>Write your own statement</option>
        </select>
      </label>
    </>
  );
}
