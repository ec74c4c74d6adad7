import { questions, type Question } from '../../graphs';
import type { Picture } from '../../src/features/graph-picture/model';
import { drawPicture } from '../../src/features/graph-picture/svg';
import { readJson } from '../repository-files/read-json';

/** The questions whose answer is a graph; `npm run pictures:update` keeps their pictures. */
export const drawnQuestions: readonly Question[] = questions.filter(({ cypher }) =>
  cypher.endsWith('RETURN path'),
);

/** From the repository's root. */
export const questionPictureFile = (id: string): string => `plugins/playground/pictures/${id}.json`;

const drawThem = 'Draw it with npm run pictures:update.';

/** What a page shows below a question before it runs. */
export interface QuestionPicture {
  readonly svg: string;
  /** One on each line. */
  readonly labels: string;
}

/**
 * The drawn answers by the question's id.
 *
 * @throws Stop naming the file and the remedy, for a picture that is missing
 */
export function drawQuestions(root: string): Readonly<Record<string, QuestionPicture>> {
  return Object.fromEntries(
    drawnQuestions.map(({ id }) => {
      const picture = readJson(root, questionPictureFile(id), drawThem) as Picture;
      const labels = [...new Set(picture.nodes.map(({ label }) => label))].join('\n');
      return [
        id,
        { svg: drawPicture(picture, `playground-${id}`, 'What the statement returns, as a graph'), labels },
      ];
    }),
  );
}
