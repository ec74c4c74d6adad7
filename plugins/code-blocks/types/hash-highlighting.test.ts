import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashOfHighlighting } from './hash-highlighting';

it.each(['code-blocks/shiki.cjs', 'declarations/api-places.ts', 'repository-files/documented-versions.ts'])(
  'what is kept of samples counts no more when plugins/%s changes',
  (file) => {
    const root = mkdtempSync(path.join(tmpdir(), 'hash-'));
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
    const before = hashOfHighlighting(root);
    const place = path.join(root, 'plugins', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, '');
    expect(hashOfHighlighting(root)).not.toBe(before);
  },
);
