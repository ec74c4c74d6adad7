import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layOut } from '../../src/features/graph-picture/layout/lay-out';
import type { Room } from '../../src/features/graph-picture/layout/pieces';
import { graphOfCells } from '../../src/features/graph-picture/collect';
import { drawnQuestions, questionPictureFile } from '../../plugins/playground/question-pictures';
import type { EngineSession } from '../../plugins/age-engine/session';
import type { Picture } from '../../src/features/graph-picture/model';
import { Stop } from '../fail';
import { arrange, categoryTree, type Places } from './places';

/** A picture kept in the repository: the paths that a query returns on the example graph, with their places. */
export interface PictureSource {
  /** Where the picture is kept, from the repository's root. */
  readonly file: string;
  readonly cypher: string;
  /** The file in which the query is written. */
  readonly writtenIn: string;
  /** What the picture has to fit into. */
  readonly room: Room;
  /** Where the layout finds no readable picture for the room. */
  readonly places?: Places | undefined;
}

/**
 * The room in the playground on a phone of 360 pixels, less the picture's margin: readers would have to scroll a wider
 * picture.
 */
const phone: Room = { width: 264, height: 440 };

/** The room where the page is wider; from its width on, `SamplePicture.module.css` shows the wide picture. */
const wide: Room = { width: 500, height: 440 };

const onPhone: Readonly<Record<string, Places>> = { 'category-tree': categoryTree };

export const pictures: readonly PictureSource[] = [
  {
    file: 'src/features/home/late-motor.json',
    writtenIn: 'scripts/pictures/make.ts',
    cypher: `MATCH path = (:Customer)-[:PLACED]->(o:Order)-[:CONTAINS]->(:Product)-[:HAS_PART*]->(:Part {name: 'Mid-drive motor'})
WHERE o.status <> 'shipped'
RETURN path`,
    room: { width: 340, height: 340 },
  },
  ...drawnQuestions.flatMap(({ id, cypher }) =>
    [phone, wide].map((room) => ({
      file: questionPictureFile(id, room === wide),
      writtenIn: 'graphs/questions.ts',
      cypher,
      room,
      places: room === phone ? onPhone[id] : undefined,
    })),
  ),
];

/** The line on which a query begins in its file. */
function lineOf(file: string, cypher: string): number {
  const text = readFileSync(path.join(__dirname, '../..', file), 'utf8');
  return text.slice(0, text.indexOf(cypher)).split('\n').length;
}

/**
 * Asks the engine for a picture's paths and gives them their places.
 *
 * @throws Stop with the query's place and AGE's message when it is refused
 */
export async function makePicture(
  session: EngineSession,
  { file, cypher, writtenIn, room, places }: PictureSource,
): Promise<Picture> {
  await session.reset({ graph: 'bicycle', prelude: null });
  const { outcome } = await session.runCypher(cypher);
  if (!outcome.table) {
    const reason = outcome.error?.message ?? 'no answer';
    throw new Stop(
      `${writtenIn}:${lineOf(writtenIn, cypher)}: AGE refuses the query of ${file}: ${reason}. Correct the query.`,
    );
  }
  const picture = layOut(graphOfCells(outcome.table.rows.flat()), room);
  return places ? arrange(picture, places) : picture;
}

/** The text of a picture's file. */
export function formatPicture(picture: Picture): string {
  return `${JSON.stringify(picture, null, 2)}\n`;
}
