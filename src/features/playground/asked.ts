import type { SliceId } from '../../../graphs/slices';
import { changeGraph, chooseOwn, type Choice } from './choice';
import type { FromLink } from './shared-statement';

/** What stands in the playground, and what the reader has made of it. */
export interface Asked {
  readonly choice: Choice;
  /** Each pick is a sample of its own: the same one again is as it was at first, whatever became of it. */
  readonly picks: number;
  /** The choice's, until the reader changes it. */
  readonly statement: string;
  /** The editor is open, or opens by itself: see `LiveFence`. */
  readonly opens?: 'edit' | 'field';
  /** What is said of the link that brought it. */
  readonly note: string;
}

/** How the playground begins. */
export const askFirst = (choice: Choice): Asked => ({
  choice,
  picks: 0,
  statement: choice.statement,
  note: '',
});

export const isEdited = ({ choice, statement }: Asked): boolean => statement !== choice.statement;

const pick = ({ picks }: Asked, choice: Choice): Asked => ({ ...askFirst(choice), picks: picks + 1 });

/**
 * After another choice; a statement of the reader's own opens the editor.
 *
 * @param isStep - the reader may go on to the next choice, so that the focus stays there
 */
export function choose(asked: Asked, choice: Choice, isStep = false): Asked {
  const picked = pick(asked, choice);
  return choice.question ? picked : { ...picked, opens: isStep ? 'field' : 'edit' };
}

/** After another graph. What the reader wrote goes along, also when it began as a ready question, and so does the editor. */
export function chooseGraph(asked: Asked, graph: SliceId): Asked {
  const { question } = asked.choice;
  if (question && !isEdited(asked)) return choose(asked, changeGraph(question, graph));
  return { ...pick(asked, chooseOwn(graph, asked.statement)), opens: asked.opens && 'field' };
}

/** After a change in the editor. */
export const write = (asked: Asked, statement: string): Asked => ({ ...asked, statement, opens: 'field' });

const fromLink = 'This statement came with the link. It runs when you press Run.';

/** After a link: its statement stands there, or what is wrong with it. */
export function takeLink(asked: Asked, found: FromLink): Asked {
  if (found.kind === 'problem') return { ...asked, note: found.message };
  return { ...pick(asked, found.choice), note: found.choice.question ? '' : fromLink };
}
