import { type ReactNode, useRef } from 'react';
import { slices, type SliceId } from '../../../graphs/slices';
import { chooseOwn, chooseQuestion, questionsFor, type Choice } from './choice';
import styles from './Playground.module.css';

interface ChoicesProps {
  readonly choice: Choice;
  readonly onGraph: (graph: SliceId) => void;
  /** `isStep` is true for a choice by an arrow key, after which the reader may go on to the next one. */
  readonly onPick: (choice: Choice, isStep: boolean) => void;
  /** Whether the reader has edited the question. */
  readonly isEdited: boolean;
}

const own = 'own';

/** Follows the name of a question that the reader has edited. */
export const edited = ' (edited)';

/** The lists from which the reader picks a graph and a question. */
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
        {/* A closed `select` changes while an arrow key is down; an open one when Enter or the pointer closes it. */}
        <select
          value={question?.id ?? own}
          onChange={(event) => pick(event.target.value)}
          onKeyDown={({ key }) => (isStep.current = key !== 'Enter')}
          onKeyUp={endStep}
          // Tab moves the focus, so its `keyup` event is sent to another element.
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
