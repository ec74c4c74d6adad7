import { expect, it } from 'vitest';
import { linkModules, makeTempFolder } from '../../../scripts/test/temp-folder';
import { openHoverStore } from './hover-store';

it('ignores a version without declarations while preparing, and fails when a page asks for its hovers', async () => {
  const root = makeTempFolder();
  linkModules(root);
  const { prepare, hoversOf } = openHoverStore(root);
  await expect(prepare([{ version: '9.9.9', code: 'const a = 1;' }])).resolves.toBeUndefined();
  expect(() => hoversOf('9.9.9', 'const a = 1;')).toThrow('api/9.9.9/index.d.ts: there is none');
});
