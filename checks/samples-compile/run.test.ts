import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkModules, makeTempFolder, type FileTexts, writeFiles } from '../../scripts/test/temp-folder';
import type { Note } from '../check';
import { formatFinding } from '../finding';
import { readCache, writeCache } from './cache';
import { run as runCheck } from './run';

const run = (root: string, note: Note = () => undefined) => runCheck(root, note);

/** A small repository with two versions of a library and one page of each. */
function repository(files: FileTexts): string {
  const root = makeTempFolder({
    'versions.json': '["0.3.0"]',
    'api/0.3.0/index.d.ts':
      'export declare class Client { open(): void; ping(): void }\nexport declare class Failure {}\nexport declare const legacy: 1;\n',
    'api/next/index.d.ts':
      "export declare class Client { open(): void }\nexport type { Failure } from './failure';\n",
    'api/next/failure.d.ts': 'export declare class Failure {}\n',
    ...files,
  });
  linkModules(root);
  return root;
}

const page = (fence: string): string => `---\ntitle: A page\n---\n\nPurpose.\n\n${fence}\n`;

async function findingsOf(file: string, fence: string): Promise<readonly string[]> {
  return (await run(repository({ [file]: page(fence) }))).map(formatFinding);
}

const importing = (names: string, rest = ''): string =>
  `\`\`\`ts\nimport { ${names} } from 'age-schema-client';\n${rest}\n\`\`\``;

const cache = '.cache/samples-compile.json';

describe('writeCache', () => {
  it('writes while the temporary file of another run exists, and leaves none of its own', () => {
    const root = makeTempFolder();
    mkdirSync(path.join(root, `${cache}.new`), { recursive: true });
    writeCache(root, { key: [] });
    expect(readCache(root)).toEqual({ key: [] });
    expect(readdirSync(path.join(root, '.cache')).sort()).toEqual([
      'samples-compile.json',
      'samples-compile.json.new',
    ]);
  });
});

// Each case starts a compiler, which reads the standard library anew.
describe('run', { timeout: 60_000 }, () => {
  it('accepts samples that compile with the library of their version, pg and Node', async () => {
    const root = repository({
      'docs/a.md': page(
        importing(
          'Client',
          "import pg from 'pg';\nnew pg.Pool({ max: 1 });\nawait Promise.resolve(process.pid);\nnew Client().open();",
        ),
      ),
      'versioned_docs/version-0.3.0/a.md': page(importing('Client', 'new Client().ping();')),
      'blog/a.md': page(importing('legacy', 'legacy satisfies 1;')),
      'docs/b.md': page('```ts\nconst hidden = 1;\n// ---cut---\nhidden.toFixed();\n```'),
    });
    expect(await run(root)).toEqual([]);
  });

  it('names the line in Markdown of an error in a list item', async () => {
    expect(
      await findingsOf('docs/a.md', '1. Step\n\n   ```ts\n   const a = 1;\n   const b: string = a;\n   ```'),
    ).toEqual([
      "docs/a.md:11: TS2322: Type 'number' is not assignable to type 'string'.\n    -> Correct the sample, or hide the set-up it needs above a `// ---cut---` line.",
    ]);
  });

  it.each([
    [importing('legacy'), 'legacy is exported by 0.3.0 and not by next, which this page is about'],
    [importing('Client', 'new Client().ping();'), 'Client.ping exists in 0.3.0 and not in next'],
    [importing('Failure', 'new Failure();'), 'Failure is a value in 0.3.0 and only a type in next'],
  ])('names the other version that has what a sample uses: %s', async (fence, remedy) => {
    expect((await findingsOf('docs/a.md', fence)).join('\n')).toContain(remedy);
  });

  it('requires the error that the fence expects, and no other', async () => {
    const wrong = 'const a: string = 1;';
    expect(await findingsOf('docs/a.md', `\`\`\`ts expect-error=2322\n${wrong}\n\`\`\``)).toEqual([]);
    expect(await findingsOf('docs/a.md', `\`\`\`ts expect-error=2345\n${wrong}\n\`\`\``)).toEqual([
      "docs/a.md:8: This sample should fail with TS2345 alone. TS2322: Type 'number' is not assignable to type 'string'.\n    -> Correct the sample, or write expect-error=2322.",
    ]);
    expect(await findingsOf('docs/a.md', '```ts expect-error=2322\nconst a = 1;\n```')).toEqual([
      'docs/a.md:7: This sample should fail with TS2322, but it compiles.\n    -> Take "expect-error" away, or show the call that fails.',
    ]);
  });

  it('refuses comments that silence the compiler', async () => {
    const [finding] = await findingsOf(
      'docs/a.md',
      '```ts\n// @ts-expect-error wrong\nconst a: string = 1;\n```',
    );
    expect(finding).toContain('docs/a.md:8: "@ts-expect-error" silences the compiler in a sample.');
  });

  it('compiles the examples of TSDoc comments', async () => {
    const comment =
      '/**\n * Adds.\n * @example\n * ```ts\n * const a: string = 1;\n * ```\n */\nexport declare const add: 1;\n';
    const findings = await run(repository({ 'api/next/index.d.ts': comment }));
    expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual(['api/next/index.d.ts:5']);
  });

  describe('on a schema in JSON', () => {
    const declared =
      "export declare enum Type { TEXT = 'text' }\nexport interface Label { properties: Record<string, { type: Type | Type[] }> }\nexport interface SchemaDefinition { version: string; vertices: Record<string, Label> }\n";
    const find = async (json: string, flag = 'schema') =>
      (
        await run(
          repository({
            'api/next/index.d.ts': declared,
            'docs/a.md': page(`\`\`\`json ${flag}\n${json}\n\`\`\``),
          }),
        )
      ).map(formatFinding);

    it('accepts the text of an enum member as a type', async () => {
      expect(
        await find(
          '{\n"version": "1.0.0",\n"vertices": { "Part": { "properties": { "sku": { "type": ["text"] } } } }\n}',
        ),
      ).toEqual([]);
    });

    it('reports unknown, wrong and missing fields, with the line in Markdown', async () => {
      expect(await find('{ "version": "1.0.0",\n"vertices": {},\n"nonsense": true }')).toEqual([
        expect.stringMatching(
          /^docs\/a\.md:10: This is no schema of next: TS2353: .*'"nonsense"' does not exist in type .*\n {4}-> Correct it by what SchemaDefinition declares \(api\/next\), or take "schema" off the fence\.$/,
        ),
      ]);
      expect(
        await find(
          '{ "version": "1.0.0",\n"vertices": { "Part": { "properties": { "sku": { "type": "txt" } } } } }',
        ),
      ).toEqual([expect.stringContaining(`docs/a.md:9: This is no schema of next: TS2820: Type '"txt"'`)]);
      expect(await find('{ "vertices": 5 }')).toHaveLength(1);
    });

    it('ignores JSON without the schema flag, and leaves invalid JSON to the check of fences', async () => {
      expect(await find('{ "vertices": 5 }', '')).toEqual([]);
      expect(await find('{ "vertices": ')).toEqual([]);
    });
  });

  it('compiles a sample with a reference directive apart from the others', async () => {
    const root = repository({
      'docs/a.md': page('```ts\n/// <reference lib="dom" />\nconst { title } = document;\n```'),
      'docs/b.md': page('```ts\nconst { title } = document;\n```'),
    });
    const findings = (await run(root)).map(({ file, line }) => `${file}:${line}`);
    expect(findings).toEqual(['docs/b.md:8']);
  });

  it('compiles a sample with global declarations apart from the others', async () => {
    const root = repository({
      'docs/a.md': page(
        '```ts\ndeclare global {\n  const notDeclared: number;\n}\nnotDeclared.toFixed();\n```',
      ),
      'docs/b.md': page('```ts\nnotDeclared.toFixed();\n```'),
    });
    const findings = (await run(root)).map(({ file, line, message }) => `${file}:${line}: ${message}`);
    expect(findings).toEqual(["docs/b.md:8: TS2304: Cannot find name 'notDeclared'."]);
  });

  it('compiles a sample again only when the declarations or the code of the check change', async () => {
    const root = repository({ 'docs/a.md': page(importing('Client', 'new Client().open();')) });
    const notes: string[] = [];
    const note: Note = (sentence) => notes.push(sentence);
    await run(root, note);
    await run(root, note);
    writeFileSync(path.join(root, 'api/next/index.d.ts'), 'export declare class Client { shut(): void }\n');
    expect((await run(root, note)).map(({ line }) => line)).toEqual([9]);
    writeFiles(root, { 'checks/samples-compile/compile.ts': '' });
    await run(root, note);
    expect(notes.filter((sentence) => sentence.includes('compiled now'))).toEqual([
      '1 sample, 1 of them compiled now, the others known',
      '1 sample, 0 of them compiled now, the others known',
      '1 sample, 1 of them compiled now, the others known',
      '1 sample, 1 of them compiled now, the others known',
    ]);
  });
});
