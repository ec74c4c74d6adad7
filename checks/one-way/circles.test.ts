import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findCircles, roomOf, type Sources } from './circles';

const sources = (files: Readonly<Record<string, string>>): Sources => new Map(Object.entries(files));

/** The project's code without its tests, which may import helpers from any room. */
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

describe('findCircles', () => {
  it('reports two rooms that import each other, with every import between them', () => {
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

  it('reports a circle of several rooms once, without a room that only imports one of them', () => {
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

  it('accepts a circle within one room, and a file that a command and its folder share', () => {
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

describe('this project', () => {
  const project = readProject();

  it('is read: configuration, checks and theme', () => {
    expect([...project.keys()]).toEqual(
      expect.arrayContaining(['docusaurus.config.ts', 'checks/run.ts', 'src/theme/Root/index.tsx']),
    );
  });

  it('has no rooms that import each other', () => {
    expect(findCircles(project, roomOf)).toEqual([]);
  });

  it('has no files that import each other', () => {
    expect(findCircles(project, (file) => file)).toEqual([]);
  });
});
