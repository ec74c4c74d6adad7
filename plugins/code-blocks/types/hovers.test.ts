import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { docsFolderOf, LATEST_VERSION } from '../../../limits';
import { linkModules, makeTempFolder } from '../../../scripts/test/temp-folder';
import { openHoverStore } from './hover-store';
import { createHoverThread } from './hover-thread';
import { createHoverFinder } from './hovers';
import { packTypes } from './page-types';
import { versionOfPage } from '../../declarations/sample-options';
import { docsPathOf } from '../../repository-files/documented-versions';

const declarations = `
/** Opens a graph. It does more, too. */
export declare class Client {
  /** Runs a query. */
  run(text: string): Promise<Row[]>;
}
/** One row. */
export interface Row { readonly id: number }
/** Which way. */
export declare enum Direction { ASC = 'ASC' }
`;

function repository(): string {
  const root = makeTempFolder({
    'versions.json': '["0.3.0"]',
    'api/0.3.0/index.d.ts': declarations,
    'api/next/index.d.ts': declarations.replace('Opens a graph', 'Opens the next graph'),
  });
  linkModules(root);
  return root;
}

const sample = `import { Client, Direction } from 'age-schema-client';
const hidden = new Client();
// ---cut---

const old = 1; // [!code --]
const rows = await hidden.run(Direction.ASC); // [!code ++]
`;

describe('createHoverFinder', { timeout: 60_000 }, () => {
  it('gives each name in the shown code its type, the first paragraph of its comment, and its page', () => {
    const hovers = createHoverFinder(repository(), '0.3.0')(sample);
    expect(hovers).toEqual([
      { line: 1, character: 6, length: 4, type: 'const rows: Row[]', doc: undefined, page: undefined },
      {
        line: 1,
        character: 19,
        length: 6,
        type: 'const hidden: Client',
        doc: undefined,
        page: 'api-generated/classes/Client',
      },
      {
        line: 1,
        character: 26,
        length: 3,
        type: '(method) Client.run(text: string): Promise<Row[]>',
        doc: 'Runs a query.',
        page: 'api-generated/classes/Client#run',
      },
      {
        line: 1,
        character: 30,
        length: 9,
        type: 'enum Direction',
        doc: 'Which way.',
        page: 'api-generated/enumerations/Direction',
      },
      {
        line: 1,
        character: 40,
        length: 3,
        type: '(enum member) Direction.ASC = "ASC"',
        doc: undefined,
        page: 'api-generated/enumerations/Direction#asc',
      },
    ]);
  });

  it('shows the declaration behind an imported name', () => {
    const [hover] = createHoverFinder(repository(), 'next')("import { Client } from 'age-schema-client';");
    expect(hover).toMatchObject({ type: 'class Client', doc: 'Opens the next graph. It does more, too.' });
  });

  it('links names of the library independently of what earlier samples imported', () => {
    const find = createHoverFinder(repository(), '0.3.0');
    const pageOf = (code: string): string | undefined => find(code)[0]?.page;
    const library = "import { Client } from 'age-schema-client';";
    expect(pageOf('const alone = 1;')).toBeUndefined();
    expect(pageOf(library)).toBe('api-generated/classes/Client');
    expect(pageOf("import { join } from 'node:path';")).toBeUndefined();
    expect(pageOf(library)).toBe('api-generated/classes/Client');
  });

  it('finds the same hovers for samples that share a program as for each alone', () => {
    const root = repository();
    const samples = [
      'declare global { interface Array<T> { last: T } }\nexport const a = [1].last;',
      'const a = [1].last;\nconst text = "a";',
      sample,
      'const a = ;\nfunction (',
    ];
    const alone = samples.map((code) => createHoverFinder(root, '0.3.0')(code));
    const together = createHoverFinder(root, '0.3.0', [...samples, sample]);
    expect(samples.map((code) => together(code))).toEqual(alone);
    expect(together(samples[1] ?? '').map(({ type }) => type)).not.toContain(
      '(property) Array<number>.last: number',
    );
    expect(together('const other = 1;')).toMatchObject([{ type: 'const other: 1' }]);
  });

  it('shows the overload and the narrowed type at each place, although the symbol is the same', () => {
    const code = [
      'declare function pick(key: string): string;',
      'declare function pick(key: number): number;',
      "const text = pick('a');",
      'const count = pick(1);',
      'declare const value: string | number;',
      "if (typeof value === 'string') value;",
      'value;',
    ].join('\n');
    const typeOf = (name: string): readonly string[] =>
      createHoverFinder(
        repository(),
        'next',
      )(code)
        .filter(({ type }) => new RegExp(`\\b${name}\\b`).test(type))
        .map(({ type }) => type);
    expect(typeOf('pick')).toEqual([
      'function pick(key: string): string (+1 overload)',
      'function pick(key: number): number (+1 overload)',
      'function pick(key: string): string (+1 overload)',
      'function pick(key: number): number (+1 overload)',
    ]);
    expect(typeOf('value')).toEqual([
      'const value: string | number',
      'const value: string | number',
      'const value: string',
      'const value: string | number',
    ]);
  });

  it('lists the members of a union in the order of the declarations', () => {
    const root = repository();
    writeFileSync(
      path.join(root, 'api/next/index.d.ts'),
      "export interface Step { readonly phase: 'first' | 'second' | 'third' }\n",
    );
    const samples = [
      "const third = 'third';\nconst first = 'first';",
      "import type { Step } from 'age-schema-client';\nconst read = (step: Step) => step.phase;",
    ];
    const find = createHoverFinder(root, 'next', samples);
    find(samples[0] ?? '');
    expect(find(samples[1] ?? '').at(-1)?.type).toBe('(property) Step.phase: "first" | "second" | "third"');
  });

  it('finds hovers in a sample that does not compile', () => {
    const hovers = createHoverFinder(repository(), 'next')('const a = ;\nfunction (');
    expect(hovers.map(({ type }) => type)).toEqual(['const a: any']);
  });
});

describe('openHoverStore', { timeout: 60_000 }, () => {
  it('keeps hovers on disk until the declarations change', async () => {
    const root = repository();
    const kept = path.join(root, '.cache/code-types/next');
    const code = "import { Client } from 'age-schema-client';";
    const [hover] = await openHoverStore(root).hoversOf('next', code);
    expect(hover?.type).toBe('<span class=k>class</span><span class=t> Client</span>');
    const [before] = readdirSync(kept);
    expect(await openHoverStore(root).hoversOf('next', code)).toEqual([hover]);

    writeFileSync(path.join(root, 'api/next/index.d.ts'), '/** New. */\nexport declare class Client {}\n');
    expect((await openHoverStore(root).hoversOf('next', code))[0]?.doc).toBe('New.');
    const after = readdirSync(kept);
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);
  });

  it('stores the hovers of a sample once when its declarations are the same in two versions', async () => {
    const root = repository();
    const { hoversOf } = openHoverStore(root);
    const keptOf = (version: string): number =>
      readdirSync(path.join(root, '.cache/code-types', version), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.json')).length;
    const shared = "import type { Row } from 'age-schema-client';";
    const [row] = await hoversOf('next', shared);
    expect(row).toMatchObject({ doc: 'One row.', page: 'api-generated/interfaces/Row' });
    expect([keptOf('0.3.0'), keptOf('next')]).toEqual([1, 1]);
    const [client] = await hoversOf('next', "import { Client } from 'age-schema-client';");
    expect(client?.doc).toBe('Opens the next graph. It does more, too.');
    expect([keptOf('0.3.0'), keptOf('next')]).toEqual([1, 2]);
  });
});

describe('createHoverThread', { timeout: 60_000 }, () => {
  it('rejects for a version without declarations, and continues with the next sample', async () => {
    const { find } = createHoverThread(repository());
    const code = "import { Client } from 'age-schema-client';";
    const answers = await Promise.allSettled([find('9', code), find('next', code)]);
    expect(answers).toMatchObject([
      {
        status: 'rejected',
        reason: { message: expect.stringContaining('api/9/index.d.ts: there is none') as string },
      },
      { status: 'fulfilled', value: [{ doc: 'Opens the next graph. It does more, too.' }] },
    ]);
  });
});

describe('versionOfPage', () => {
  it.each([
    ['docs/intro.md', 'next', 'docs/next'],
    [`${docsFolderOf(LATEST_VERSION)}/intro.md`, LATEST_VERSION, 'docs'],
    ['blog/post.md', LATEST_VERSION, 'docs'],
    ['src/pages/glossary.mdx', LATEST_VERSION, 'docs'],
    ['api/next/index.d.ts', 'next', 'docs/next'],
  ])('%s belongs to %s', (file, version, docs) => {
    const root = process.cwd();
    expect(versionOfPage(root, file)).toBe(version);
    expect(versionOfPage(root, path.join(root, file))).toBe(version);
    expect(docsPathOf(root, version)).toBe(docs);
  });
});

describe('packTypes', () => {
  it('stores equal notes once per page', () => {
    const hover = { line: 0, character: 4, length: 1, type: 'T', doc: undefined, page: 'p' };
    expect(packTypes('docs/next', [[hover, { ...hover, line: 2 }], [{ ...hover, doc: 'D' }]])).toEqual({
      base: 'docs/next',
      notes: [
        ['T', '', 'p'],
        ['T', 'D', 'p'],
      ],
      blocks: [
        [
          [0, 4, 1, 0],
          [2, 4, 1, 0],
        ],
        [[0, 4, 1, 1]],
      ],
    });
  });
});
