import { questions, type Question } from '../../../graphs/questions';
import type { SliceId } from '../../../graphs/slices';

/** What the reader picked in the playground. */
export interface Choice {
  readonly graph: SliceId;
  /** Null for a statement that is not a ready question. */
  readonly question: Question | null;
  readonly statement: string;
}

/** The placeholder of the empty editor: a statement that shows what is in the graph. */
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

/** The choice after another graph is picked: the same question if that graph has it, or else the graph's first one. */
export function changeGraph(asked: Question | null, graph: SliceId): Choice {
  const known = questionsFor(graph);
  const question = known.find(({ id }) => id === asked?.id) ?? known[0];
  return question ? chooseQuestion(question, graph) : chooseOwn(graph);
}
