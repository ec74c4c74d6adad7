import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { readExampleGraph } from './example-graph';
import { parseJson, readJson } from './read-json';
import { Stop } from './stop';
import { readVersions, requireVersions } from './versions';

const rootWith = (versions?: string): string =>
  makeTempFolder(versions === undefined ? {} : { 'versions.json': versions });

it('a Stop is printed as its message without a stack, also as the cause of another error', () => {
  const stop = new Stop('Set both.');
  expect([stop.stack, inspect(stop), stop.message]).toEqual(Array(3).fill('Set both.'));
  expect(inspect(new Error('The build failed.', { cause: stop }))).toContain('[cause]: Set both.');
});

describe('parseJson', () => {
  it('returns the parsed value', () => {
    expect(parseJson('{"a": [1]}', 'a.json', 'Mend it.')).toEqual({ a: [1] });
  });

  it.each([
    ['{\n  "a": 1,\n}\n', /^a\.json:2: This is no JSON: .*trailing commas.*\. Mend it\.$/],
    ['{\n  "a": nope\n}\n', /^a\.json:2: /],
    ["{\n  'a': 1\n}\n", /^a\.json:2: /],
    ['{\n  "a": 1\n', /^a\.json:3: .*end of file/],
    ['', /^a\.json:1: .*end of file/],
    ['1 2', /^a\.json:1: /],
    ['// no\n1', /^a\.json:1: /],
  ])('names file, line and remedy of %j', (text, message) => {
    expect(() => parseJson(text, 'a.json', 'Mend it.')).toThrow(message);
    expect(() => parseJson(text, 'a.json', 'Mend it.')).toThrow(Stop);
  });
});

it('readJson names a missing file and the remedy', () => {
  expect(() => readJson(rootWith(), 'a.json', 'Write it.')).toThrow(
    'a.json: There is no such file. Write it.',
  );
});

describe('readVersions', () => {
  it('returns the versions in the order of the file', () => {
    expect(readVersions(rootWith('["0.5.0", "0.3.0"]'))).toEqual(['0.5.0', '0.3.0']);
  });

  it.each([
    ['["0.3.0",', 'versions.json:1: This is no JSON'],
    ['"0.3.0"', 'versions.json:1: This is no list of versions. Write a list of the released versions'],
    ['{}', 'versions.json:1: This is no list'],
    ['[3]', 'versions.json:1: This is no list'],
    ['["0.5.0", 3]', 'versions.json:1: This is no list'],
    ['[""]', 'versions.json:1: This is no list'],
    ['[]', 'versions.json:1: This is no list'],
    [undefined, 'versions.json: There is no such file. Write a list'],
  ])('refuses %j', (text, message) => {
    expect(() => readVersions(rootWith(text))).toThrow(message);
  });
});

it('requireVersions refuses a version without pages', () => {
  const root = rootWith('["0.5.0", "0.3.0"]');
  mkdirSync(path.join(root, 'versioned_docs/version-0.3.0'), { recursive: true });
  expect(() => requireVersions(root)).toThrow(
    'versions.json:1: There is no folder versioned_docs/version-0.5.0. Take "0.5.0" out of the list, or cut it: npm run version:cut -- 0.5.0',
  );
  expect(() => requireVersions(root)).toThrow(Stop);
});

describe('the sidebar of a version', () => {
  const file = 'versioned_sidebars/version-0.3.0-sidebars.json';
  const rootOf = (sidebars?: string): string =>
    makeTempFolder({
      'versions.json': '["0.3.0"]',
      'versioned_docs/version-0.3.0/a.md': '',
      ...(sidebars !== undefined && { [file]: sidebars }),
    });

  it.each([
    [undefined, ': There is no such file.'],
    ['', ':1: This is no JSON: '],
    ['{\n"tutorialSidebar": [,]\n}', ':2: This is no JSON: '],
    ['null', ':1: There is no sidebar "tutorialSidebar" with something in it.'],
    ['{"other": ["a"]}', ':1: There is no sidebar "tutorialSidebar" with something in it.'],
    ['{"tutorialSidebar": []}', ':1: There is no sidebar "tutorialSidebar" with something in it.'],
  ])('is refused with the remedy when its file contains %j', (sidebars, message) => {
    const require = (): void => requireVersions(rootOf(sidebars));
    expect(require).toThrow(Stop);
    expect(require).toThrow(file + message);
    expect(require).toThrow('Take it from git, or write { "tutorialSidebar": ');
  });

  it.each(['{"tutorialSidebar": ["a"]}', '{"tutorialSidebar": {"A": ["a"]}}'])(
    'is accepted as %s',
    (sidebars) => {
      expect(() => requireVersions(rootOf(sidebars))).not.toThrow();
    },
  );
});

describe('readExampleGraph', () => {
  function rootWithGraph(text: string): string {
    const root = rootWith();
    mkdirSync(path.join(root, 'graphs'));
    writeFileSync(path.join(root, 'graphs/bicycle.cypher'), text);
    return root;
  }

  it('returns vertices and edges', () => {
    const { vertices, edges } = readExampleGraph(
      rootWithGraph("CREATE\n(a:Part {sku: 'x'}),\n(a)-[:IS]->(a)\n"),
    );
    expect([vertices.length, edges.length]).toEqual([1, 1]);
  });

  it('stops with file, line and remedy at a line that is neither a vertex nor an edge', () => {
    const root = rootWithGraph('CREATE\n(a:Part)\n');
    expect(() => readExampleGraph(root)).toThrow(
      /^graphs\/bicycle\.cypher:2: neither a vertex line .* nor an edge line .*; write one of them\.$/,
    );
    expect(() => readExampleGraph(root)).toThrow(Stop);
  });

  it('stops when the file of the graph is missing', () => {
    expect(() => readExampleGraph(rootWith())).toThrow(
      new Stop(
        'graphs/bicycle.cypher: There is no such file. Bring it back: git restore graphs/bicycle.cypher',
      ),
    );
  });
});
