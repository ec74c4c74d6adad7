import { questions } from '../../../graphs/questions';
import { slices, type SliceId } from '../../../graphs/slices';
import { chooseOwn, chooseQuestion, questionsFor, type Choice } from './choice';

/** The most characters of a statement in a link. A link of this length still passes through mail and chat programs. */
export const mostShared = 1500;

/** The anchor of the playground on its page. */
export const anchor = 'playground';

const names = { graph: 'graph', question: 'question', statement: 'cypher' } as const;

const count = (length: number): string => length.toLocaleString('en');

/** A link, or why there is none. */
export type Link = { readonly kind: 'link'; readonly search: string } | Problem;

interface Problem {
  readonly kind: 'problem';
  /** For the reader. */
  readonly message: string;
}

/** Writes a statement as the query string of an address, from `?` on. */
export function writeSearch({ graph, question, statement }: Choice): Link {
  const parameters = new URLSearchParams();
  parameters.set(names.graph, graph);
  if (question?.cypher === statement) parameters.set(names.question, question.id);
  else if (statement.trim() === '')
    return { kind: 'problem', message: 'There is no statement to share yet.' };
  else if (statement.length > mostShared) {
    const message = `A link holds statements of up to ${count(mostShared)} characters; this one has ${count(statement.length)}.`;
    return { kind: 'problem', message };
  } else parameters.set(names.statement, statement);
  return { kind: 'link', search: `?${parameters.toString()}` };
}

export const isSlice = (id: unknown): id is SliceId => slices.some((slice) => slice.id === id);

/** The content of an address, or what is wrong with it. */
export type FromLink = { readonly kind: 'choice'; readonly choice: Choice } | Problem;

/**
 * A statement of an address as the editor has it: with other line ends it would count as edited before anybody wrote in it. Signs
 * that turn the direction of writing go, since the reader would see another statement than runs and is copied.
 */
const toText = (statement: string): string =>
  statement.replace(/\r\n?/g, '\n').replace(/[\u202A-\u202E\u2066-\u2069]/g, '');

/**
 * Reads an address. Whatever stands in it is text and stays text; nothing in it runs.
 *
 * @param search - the query string, from `?` on
 * @returns null if the address has nothing for the playground
 */
export function readSearch(search: string): FromLink | null {
  const parameters = new URLSearchParams(search);
  const id = parameters.get(names.question);
  const text = toText(parameters.get(names.statement) ?? '');
  const statement = text.trim() === '' ? null : text;
  const named = parameters.get(names.graph);
  if (id === null && statement === null) return null;
  if (named !== null && !isSlice(named)) {
    return {
      kind: 'problem',
      message: 'The link names a graph that is not here, so its statement was left out.',
    };
  }
  const graph = named ?? 'bicycle';
  if (statement === null) {
    const question = questions.find((candidate) => candidate.id === id);
    if (!question) return { kind: 'problem', message: 'The link names a question that is not here.' };
    const isAskedThere = named !== null && questionsFor(named).includes(question);
    return { kind: 'choice', choice: chooseQuestion(question, isAskedThere ? named : question.slice) };
  }
  if (statement.length > mostShared) {
    const message = `The link holds a statement of ${count(statement.length)} characters; more than ${count(mostShared)} are not taken from an address.`;
    return { kind: 'problem', message };
  }
  return { kind: 'choice', choice: chooseOwn(graph, statement) };
}
