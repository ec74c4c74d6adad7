import { questions, type Question } from '../../graphs';
import { drawLegend } from '../../src/features/graph-picture/legend';
import type { Picture } from '../../src/features/graph-picture/model';
import { drawPicture } from '../../src/features/graph-picture/svg';
import { isPicture } from '../graph-picture/kept';
import { readJson } from '../repository-files/read-json';
import { Stop } from '../repository-files/stop';

/** The questions whose answer is a graph; `npm run pictures:update` keeps their pictures. */
export const drawnQuestions: readonly Question[] = questions.filter(({ cypher }) =>
  cypher.endsWith('RETURN path'),
);

/** From the repository's root; one picture for a phone and one for where there is more room. */
export const questionPictureFile = (id: string, isWide = false): string =>
  `plugins/playground/pictures/${id}${isWide ? '-wide' : ''}.json`;

const drawThem = 'Draw it with npm run pictures:update.';

/** What a page shows below a question before it runs. */
export interface QuestionPicture {
  readonly svg: string;
  /** Where there is room for it; absent when it would be the same. */
  readonly wide?: string;
  /** The entries of its legend. */
  readonly legend: string;
}

function readPicture(root: string, file: string): Picture {
  const value = readJson(root, file, drawThem);
  if (isPicture(value)) return value;
  throw new Stop(`${file}:1: This is no picture. ${drawThem}`);
}

/**
 * The drawn answers by the question's id.
 *
 * @throws Stop naming the file and the remedy, for a picture that is missing or none
 */
export function drawQuestions(root: string): Readonly<Record<string, QuestionPicture>> {
  return Object.fromEntries(
    drawnQuestions.map(({ id }) => {
      const picture = readPicture(root, questionPictureFile(id));
      const wide = readPicture(root, questionPictureFile(id, true));
      const draw = (each: Picture, name: string): string =>
        drawPicture(each, name, 'What the statement returns, as a graph');
      const legend = drawLegend(picture.nodes.map(({ label }) => label));
      const svg = draw(picture, `playground-${id}`);
      const isSame = JSON.stringify(wide) === JSON.stringify(picture);
      return [id, isSame ? { svg, legend } : { svg, wide: draw(wide, `playground-${id}-wide`), legend }];
    }),
  );
}
