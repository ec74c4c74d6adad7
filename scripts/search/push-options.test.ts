import { expect, it } from 'vitest';
import { readPushOptions } from './push-options';

const complete = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

it('reads application id, key and index name from the environment, without surrounding blanks', () => {
  const padded = Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, ` ${value} `]));
  expect(readPushOptions(padded)).toEqual({ appId: 'APP', adminKey: 'key', indexName: 'docs' });
});

it('names every variable that is missing or blank', () => {
  expect(() => readPushOptions({ ...complete, ALGOLIA_ADMIN_KEY: ' ' })).toThrow(
    'ALGOLIA_ADMIN_KEY is not set.',
  );
  expect(() => readPushOptions({ ...complete, ALGOLIA_ADMIN_KEY: '', ALGOLIA_APP_ID: '' })).toThrow(
    'ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY are not set.',
  );
  expect(() => readPushOptions({})).toThrow(
    'ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME are not set.',
  );
});

it.each([
  ['ALGOLIA_APP_ID', '\u2026', 'ALGOLIA_APP_ID is no application id'],
  ['ALGOLIA_ADMIN_KEY', '\u2026', 'ALGOLIA_ADMIN_KEY is no key'],
])('rejects an impossible value: %s=%s', (name, value, told) => {
  expect(() => readPushOptions({ ...complete, [name]: value })).toThrow(told);
});
