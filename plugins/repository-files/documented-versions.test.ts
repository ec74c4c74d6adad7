import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { docsPathOf, documentedVersions, entryPointOf } from './documented-versions';

const repository = (): string =>
  makeTempFolder({
    'versions.json': '["0.5.0", "0.3.0"]',
    'api/next/index.d.ts': '',
    'api/0.5.0/index.d.ts': '',
    'api/0.3.0/core/client.d.ts': '',
    'api/areas.ts': '',
  });

it('each folder of declarations is a version, and all but the newest release have docs below their name', () => {
  const root = repository();
  const versions = documentedVersions(root);
  expect(versions.map((version) => [version, docsPathOf(root, version)])).toEqual([
    ['0.3.0', 'docs/0.3.0'],
    ['0.5.0', 'docs'],
    ['next', 'docs/next'],
  ]);
});

it('the error for a version without an entry point names the file, its use and the remedy', () => {
  const root = repository();
  expect(entryPointOf(root, 'next')).toBe(`${root}/api/next/index.d.ts`);
  expect(() => entryPointOf(root, '0.3.0')).toThrow(
    'api/0.3.0/index.d.ts: there is none, so samples of version 0.3.0 have no types. Add the declarations.',
  );
});
