import { questions, type Question } from '../../../graphs/questions';
import type { SliceId } from '../../../graphs/slices';

/** What stands in the playground. */
export interface Choice {
  readonly graph: SliceId;
  /** Null for a statement that is no ready question. */
  readonly question: Question | null;
  readonly statement: string;
}

/** Stands in the empty editor of a reader who writes a statement: it would show what is in the graph. */
export const example = `For example:
MATCH (a)-[r]->(b)
RETURN a, r, b
LIMIT 25`;

/** Every question can be asked of the whole graph, and each of its own slice. */
export const questionsFor = (graph: SliceId): readonly Question[] =>
  questions.filter(({ slice }) => graph === 'bicycle' || slice === graph);

/** A ready question, asked of its own slice unless another graph is named. */
export const chooseQuestion = (question: Question, graph: SliceId = question.slice): Choice => ({
  graph,
  question,
  statement: question.cypher,
});

/** @param id - of a question; without one the first question is taken */
export function chooseFirst(id?: string): Choice {
  const question = questions.find((candidate) => candidate.id === id) ?? questions[0];
  return question ? chooseQuestion(question) : { graph: 'bicycle', question: null, statement: '' };
}

/** A statement of the reader's own, empty at first. */
export const chooseOwn = (graph: SliceId, statement = ''): Choice => ({
  graph,
  question: null,
  statement,
});

/** After another graph is picked: the same question where it can be asked there, or else that graph's first. */
export function changeGraph(asked: Question | null, graph: SliceId): Choice {
  const known = questionsFor(graph);
  const question = known.find(({ id }) => id === asked?.id) ?? known[0];
  return question ? chooseQuestion(question, graph) : chooseOwn(graph);
}
