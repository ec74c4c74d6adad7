import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findCircles, roomOf, type Sources } from './circles';

const sources = (files: Readonly<Record<string, string>>): Sources => new Map(Object.entries(files));

/** The project's code without its tests, which take helpers from anywhere. */
function readProject(): Sources {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const code = fileNames.filter((file) => !/\.(test|spec)\.tsx?$/.test(file));
  return new Map(
    code.map((file) => [path.relative('', file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

describe('rooms that import each other are found', () => {
  it('two of them, with every import between them', () => {
    const found = findCircles(
      sources({
        'src/features/a/a.ts': `import type { B } from '../b/deep/b';\nimport './own';`,
        'src/features/a/own.ts': `import styles from '@site/src/features/b/styles.module.css';`,
        'src/features/b/deep/b.ts': `void import('../../a/a');`,
      }),
      roomOf,
    );
    expect(found).toEqual([
      `src/features/a, src/features/b import each other:
src/features/a/a.ts -> src/features/b/deep/b.ts
src/features/a/own.ts -> src/features/b/styles.module.css
src/features/b/deep/b.ts -> src/features/a/a.ts`,
    ]);
  });

  it('by way of a third, and once', () => {
    const found = findCircles(
      sources({
        'checks/a/a.ts': `export { b } from '../b';`,
        'checks/b/index.ts': `import { c } from '../c';`,
        'checks/c.ts': `import '../plugins/d/d';`,
        'plugins/d/d.tsx': `import { a } from '@site/checks/a/a';`,
        'plugins/e/e.ts': `import { a } from '../../checks/a/a';`,
      }),
      roomOf,
    );
    expect(found).toEqual([expect.stringMatching(/^checks\/a, checks\/b, checks\/c\.ts, plugins\/d import/)]);
  });

  it('but not files of one room, and not a command beside what it and its folder share', () => {
    const found = findCircles(
      sources({
        'scripts/serve.ts': `import { listen } from './serve/listen';\nimport { fail } from './fail';`,
        'scripts/serve/listen.ts': `import { fail } from '../fail';\nimport './port';`,
        'scripts/serve/port.ts': `import './listen';`,
        'scripts/fail.ts': `import path from 'node:path';`,
      }),
      roomOf,
    );
    expect(found).toEqual([]);
  });
});

describe('of this project', () => {
  const project = readProject();

  it('the code is read', () => {
    expect([...project.keys()]).toEqual(
      expect.arrayContaining(['docusaurus.config.ts', 'checks/run.ts', 'src/theme/Root/index.tsx']),
    );
  });

  it('no rooms import each other', () => {
    expect(findCircles(project, roomOf)).toEqual([]);
  });

  it('no files import each other', () => {
    expect(findCircles(project, (file) => file)).toEqual([]);
  });
});
