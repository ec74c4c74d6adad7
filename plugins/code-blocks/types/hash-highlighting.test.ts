import { expect, it } from 'vitest';
import { linkModules, makeTempFolder, writeFiles } from '../../../scripts/test/temp-folder';
import { hashOfHighlighting } from './hash-highlighting';

it.each(['code-blocks/shiki.cjs', 'declarations/api-places.ts', 'repository-files/documented-versions.ts'])(
  'what is kept of samples counts no more when plugins/%s changes',
  (file) => {
    const root = makeTempFolder();
    linkModules(root);
    const before = hashOfHighlighting(root);
    writeFiles(root, { [`plugins/${file}`]: '' });
    expect(hashOfHighlighting(root)).not.toBe(before);
  },
);
