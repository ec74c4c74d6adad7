import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openHoverStore } from './hover-store';

it('leaves it to the page to tell that the version of a sample has no declarations', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'hovers-'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  const { prepare, hoversOf } = openHoverStore(root);
  await expect(prepare([{ version: '9.9.9', code: 'const a = 1;' }])).resolves.toBeUndefined();
  expect(() => hoversOf('9.9.9', 'const a = 1;')).toThrow('api/9.9.9/index.d.ts: there is none');
});
