import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { ReadOnce } from './read-once';

const told = (file: string): string =>
  `${file}: pages are still made from what this held at the start. Stop \`npm run dev\` and start it again.`;

function setUp() {
  const root = makeTempFolder({
    'glossary/terms/graph.ts': 'one',
    'api/next/index.d.ts': 'one',
    'api/README.md': 'one',
    'bench/results/two.json': 'one',
    'plugins/playground/pictures/tree.json': 'one',
    'src/features/diagrams/svg/pair.svg': 'one',
    'docs/a.md': 'one',
    'node_modules/a/index.ts': 'one',
  });
  const at = (file: string): string => path.join(root, file);
  const read = new ReadOnce(root);
  const code = ['glossary/terms/graph.ts', 'src/a.tsx', 'config/b.cjs'];
  const noted = read.note([...code.map(at), at('node_modules/a/index.ts'), '/elsewhere/a.ts']);
  return { at, read, noted };
}

it('watches project code that Node has loaded, and the data that pages are made from', () => {
  const { at, noted } = setUp();
  expect(noted).toEqual(
    [
      'glossary/terms/graph.ts',
      'src/a.tsx',
      'config/b.cjs',
      'api/next/index.d.ts',
      'bench/results/two.json',
      'plugins/playground/pictures/tree.json',
      'src/features/diagrams/svg/pair.svg',
      'plugins/graph-picture/pictures.json',
      'versions.json',
    ].map(at),
  );
});

it('describes each file whose content differs from what was read, until it is the same again', () => {
  const { at, read } = setUp();
  const files = ['glossary/terms/graph.ts', 'api/next/index.d.ts', 'docs/a.md'];
  for (const file of files) writeFileSync(at(file), 'two');
  expect(read.describeChanged(files.map(at))).toEqual(files.slice(0, 2).map(told));
  read.note([at('glossary/terms/graph.ts')]);
  expect(read.describeChanged(files.map(at))).toEqual(files.slice(0, 2).map(told));
  for (const file of files) writeFileSync(at(file), 'one');
  expect(read.describeChanged(files.map(at))).toEqual([]);
  rmSync(at('glossary/terms/graph.ts'));
  expect(read.describeChanged(files.map(at))).toEqual([told('glossary/terms/graph.ts')]);
});
