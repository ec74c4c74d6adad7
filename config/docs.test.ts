import path from 'node:path';
import { expect, it } from 'vitest';
import { DOC_VERSIONS, LATEST_VERSION } from '../limits';
import { documentedVersions } from '../plugins/repository-files/documented-versions';
import { readVersions } from '../plugins/repository-files/versions';
import { createDocs, latestVersion } from './docs';

const root = path.resolve(__dirname, '..');

it('versions.json, the docs plugin, the limits and the declarations have the same versions', () => {
  const released = readVersions(root);
  expect(latestVersion).toBe(released[0]);
  expect(LATEST_VERSION).toBe(released[0]);
  expect([...DOC_VERSIONS].sort()).toEqual([...released, 'next'].sort());
  expect([...documentedVersions(root)].sort()).toEqual([...released, 'next'].sort());
  expect(Object.keys(createDocs().versions ?? {}).sort()).toEqual([...released, 'current'].sort());
});
