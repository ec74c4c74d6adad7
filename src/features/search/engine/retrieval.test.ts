import { expect, it } from 'vitest';
import { packIndex } from './pack';
import { Retrieval } from './retrieval';
import { openLibrary } from './unpack';

const source = { name: 'site', version: '', tag: 'default', language: 'en' };
const record = {
  level: 1,
  heading: 'Bulk loading',
  anchor: '',
  fields: { meta: '', lead: '', text: '', code: '' },
  text: '',
};
const { index } = packIndex(source, 'one', [
  { route: 'bulk-loading', group: 'Guides', kind: 'guide', records: [record] },
]);

it('caches the scores of a term with records, but not those of an unknown term', () => {
  const retrieval = new Retrieval(openLibrary([index]));
  expect(retrieval.scoresOf('bulk').records).toHaveLength(1);
  expect(retrieval.scoresOf('bulk')).toBe(retrieval.scoresOf('bulk'));
  expect(retrieval.scoresOf('xqzzt').records).toHaveLength(0);
  expect(retrieval.scoresOf('xqzzt')).not.toBe(retrieval.scoresOf('xqzzt'));
});
