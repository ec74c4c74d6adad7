import type { SliceId } from '../../../graphs/slices';
import { changeGraph, chooseOwn, type Choice } from './choice';
import type { FromLink } from './shared-statement';

/** The state of the playground. */
export interface Asked {
  readonly choice: Choice;
  /**
   * Counts the picks. Each pick is a new sample, so that picking the same question again discards edits and answers.
   */
  readonly picks: number;
  /** The statement of the choice, until the reader edits it. */
  readonly statement: string;
  /** How the editor opens at once, if it does: see `LiveFence`. */
  readonly opens?: 'edit' | 'field' | undefined;
  /** A note on where the statement came from, or on what is wrong with the link. */
  readonly note: string;
}

/** The initial state of the playground. */
export const askFirst = (choice: Choice): Asked => ({
  choice,
  picks: 0,
  statement: choice.statement,
  note: '',
});

export const isEdited = ({ choice, statement }: Asked): boolean => statement !== choice.statement;

const pick = ({ picks }: Asked, choice: Choice): Asked => ({ ...askFirst(choice), picks: picks + 1 });

/**
 * The state after another choice. A statement of the reader's own opens the editor.
 *
 * @param isStep - whether the reader may go on to the next choice, so that the focus stays in the list
 */
export function choose(asked: Asked, choice: Choice, isStep = false): Asked {
  const picked = pick(asked, choice);
  return choice.question ? picked : { ...picked, opens: isStep ? 'field' : 'edit' };
}

/**
 * The state after another graph is picked. A statement that the reader wrote or edited stays, and so does the editor.
 */
export function chooseGraph(asked: Asked, graph: SliceId): Asked {
  const { question } = asked.choice;
  if (question && !isEdited(asked)) return choose(asked, changeGraph(question, graph));
  return { ...pick(asked, chooseOwn(graph, asked.statement)), opens: asked.opens && 'field' };
}

/** The state after a change in the editor. */
export const write = (asked: Asked, statement: string): Asked => ({ ...asked, statement, opens: 'field' });

const fromBefore = 'This is the statement you last had here. It runs when you press Run.';

/** The state with a statement that the reader had before the page was left or loaded again. */
export const takeDraft = (asked: Asked, draft: Choice): Asked => ({
  ...pick(asked, draft),
  note: fromBefore,
});

const fromLink = 'This statement came with the link. It runs when you press Run.';

/** The state after a link was opened: its statement, or a note on what is wrong with the link. */
export function takeLink(asked: Asked, found: FromLink): Asked {
  if (found.kind === 'problem') return { ...asked, note: found.message };
  return { ...pick(asked, found.choice), note: found.choice.question ? '' : fromLink };
}
