import { layOut, type Room } from '../../src/features/graph-picture/layout/lay-out';
import { graphOfCells } from '../../src/features/graph-picture/collect';
import { drawnQuestions, questionPictureFile } from '../../plugins/playground/question-pictures';
import type { EngineSession } from '../../plugins/age-engine/session';
import type { Picture } from '../../src/features/graph-picture/model';

/** A picture kept in the repository: the paths that a query returns on the example graph, with their places. */
export interface PictureSource {
  /** Where the picture is kept, from the repository's root. */
  readonly file: string;
  readonly cypher: string;
  /** What the picture has to fit into. */
  readonly room: Room;
}

/** The playground on a phone of 360 pixels: a wider picture would have to be scrolled. */
const phone: Room = { width: 296, height: 440 };

export const pictures: readonly PictureSource[] = [
  {
    file: 'src/features/home/late-motor.json',
    cypher: `MATCH path = (:Customer)-[:PLACED]->(o:Order)-[:CONTAINS]->(:Product)-[:HAS_PART*]->(:Part {name: 'Mid-drive motor'})
WHERE o.status <> 'shipped'
RETURN path`,
    room: { width: 340, height: 340 },
  },
  ...drawnQuestions.map(({ id, cypher }) => ({ file: questionPictureFile(id), cypher, room: phone })),
];

/**
 * Asks the engine for a picture's paths and gives them their places.
 *
 * @throws Error with AGE's message when the query is refused
 */
export async function makePicture(
  session: EngineSession,
  { file, cypher, room }: PictureSource,
): Promise<Picture> {
  await session.reset({ graph: 'bicycle', prelude: null });
  const { outcome } = await session.runCypher(cypher);
  if (!outcome.table) throw new Error(`${file}: ${outcome.error?.message ?? 'no answer'}`);
  return layOut(graphOfCells(outcome.table.rows.flat()), room);
}

export function formatPicture(picture: Picture): string {
  return `${JSON.stringify(picture, null, 2)}\n`;
}
