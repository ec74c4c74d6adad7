import { expect, it } from 'vitest';
import type { EngineSession } from '../../plugins/age-engine/session';
import { guardCypher } from '../../src/features/live-cypher/guard';
import { makePicture, pictures } from './make';

const refusing = {
  reset: () => Promise.resolve(),
  runCypher: () => Promise.resolve({ outcome: { error: { message: 'syntax error' } } }),
} as unknown as EngineSession;

it.each(pictures.map((source) => [source.file, source] as const))(
  'names file and line of the query of %s when AGE refuses it',
  async (file, source) => {
    await expect(makePicture(refusing, source)).rejects.toThrow(
      new RegExp(
        `^${source.writtenIn}:(?!1:)\\d+: AGE refuses the query of ${file}: syntax error\\. Correct the query\\.$`,
      ),
    );
  },
);

it('has no query that the engine of this site answers wrongly', () => {
  expect(pictures.flatMap(({ cypher }) => guardCypher(cypher))).toEqual([]);
});
