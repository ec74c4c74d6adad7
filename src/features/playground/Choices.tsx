import { type ReactNode, useRef } from 'react';
import { slices, type SliceId } from '../../../graphs/slices';
import { chooseOwn, chooseQuestion, questionsFor, type Choice } from './choice';
import styles from './Playground.module.css';

interface ChoicesProps {
  readonly choice: Choice;
  readonly onGraph: (graph: SliceId) => void;
  /** `isStep` when an arrow key passed by, so that the reader may go on to the next one. */
  readonly onPick: (choice: Choice, isStep: boolean) => void;
  /** The question is no longer the one of the list. */
  readonly isEdited: boolean;
}

const own = 'own';

/** After the name of a question that the reader has changed. */
export const edited = ' (edited)';

/** Which graph, and which question to it. */
export function Choices({ choice: { graph, question }, isEdited, onGraph, onPick }: ChoicesProps): ReactNode {
  const known = questionsFor(graph);
  const isStep = useRef(false);

  function pick(id: string): void {
    const picked = known.find((candidate) => candidate.id === id);
    onPick(picked ? chooseQuestion(picked, graph) : chooseOwn(graph), isStep.current);
  }

  const endStep = (): void => void (isStep.current = false);

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
        {/* A closed list changes while its key is down; an open one when it is closed by Enter or the pointer. */}
        <select
          value={question?.id ?? own}
          onChange={(event) => pick(event.target.value)}
          onKeyDown={({ key }) => (isStep.current = key !== 'Enter')}
          onKeyUp={endStep}
          // Tab goes up elsewhere.
          onBlur={endStep}
        >
          {known.map(({ id, title }) => (
            <option key={id} value={id}>
              {`${title}${id === question?.id && isEdited ? edited : ''}`}
            </option>
          ))}
          <option value={own}>Write your own statement</option>
        </select>
      </label>
    </>
  );
}
