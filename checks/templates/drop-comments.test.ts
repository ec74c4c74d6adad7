import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { collectFences } from '../fences';
import { dropComments } from './drop-comments';

test('removes the comments with their samples, and keeps the declarations', async () => {
  const file = 'api/next/db/pool.d.ts';
  const comment = (sample: string): string => `/**\n * @example\n * \`\`\`${sample}\n * \`\`\`\n */\n`;
  const declare = (first: string, second: string): string =>
    `${first}export declare const a: 1;\n${second}export declare const b: 2;\n`;
  const root = makeTempFolder({
    [file]: declare(comment('ts\n * a;'), comment('cypher\n * RETURN 1 AS a')),
  });
  expect(await collectFences(root)).toHaveLength(2);
  dropComments(root);
  expect(await collectFences(root)).toEqual([]);
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(declare('\n', '\n'));
});
