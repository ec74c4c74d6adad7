import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collectFences } from '../fences';
import { dropComments } from './drop-comments';

test('leaves the declarations and none of their samples', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'templates-'));
  const file = path.join(root, 'api/next/db/pool.d.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  const comment = (sample: string): string => `/**\n * @example\n * \`\`\`${sample}\n * \`\`\`\n */\n`;
  const declare = (first: string, second: string): string =>
    `${first}export declare const a: 1;\n${second}export declare const b: 2;\n`;
  writeFileSync(file, declare(comment('ts\n * a;'), comment('cypher\n * RETURN 1 AS a')));
  expect(await collectFences(root)).toHaveLength(2);
  dropComments(root);
  expect(await collectFences(root)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(declare('\n', '\n'));
});
