import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { linkModules, makeTempFolder, writeFiles } from '../../../scripts/test/temp-folder';
import { hashOfHighlighting } from './hash-highlighting';

/** Modules that do not affect how a type is shown: of the limits, only the versions are read, of MDX nodes nothing. */
const others = /^(?:limits|plugins\/mdx-nodes)\//;

const { metafile } = buildSync({
  entryPoints: ['plugins/code-blocks/types/highlighted-hovers.ts'],
  bundle: true,
  metafile: true,
  packages: 'external',
  platform: 'node',
  write: false,
  outdir: '.',
});

it.each(Object.keys(metafile.inputs).filter((file) => !others.test(file)))(
  'the cached types of samples become invalid when %s changes',
  (file) => {
    const root = makeTempFolder();
    linkModules(root);
    const before = hashOfHighlighting(root);
    writeFiles(root, { [file]: '' });
    expect(hashOfHighlighting(root)).not.toBe(before);
  },
);
