import { expect, it } from 'vitest';
import { readPushOptions } from './push-options';

const complete = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs' };

it('reads where to push', () => {
  expect(readPushOptions(complete)).toEqual({ appId: 'APP', adminKey: 'key', indexName: 'docs' });
});

it('names what is missing', () => {
  expect(() => readPushOptions({ ...complete, ALGOLIA_ADMIN_KEY: ' ' })).toThrow(
    'ALGOLIA_ADMIN_KEY is not set.',
  );
  expect(() => readPushOptions({})).toThrow(
    'ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME are not set.',
  );
});
