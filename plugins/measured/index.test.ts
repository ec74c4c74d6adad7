import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import measured from './index';
import { roundRatio, tableRows, setupText } from './table';
import type { MeasuredResult } from './result';

const result: MeasuredResult = {
  title: 'Two forms',
  script: 'bench/patterns/two.ts',
  engine: 'PostgreSQL 18',
  setup: '10 bikes.',
  repeats: 5,
  forms: ['list', 'vertices'],
  tasks: [
    {
      task: 'read',
      figures: [
        { ms: 2, statements: 1 },
        { ms: 9, statements: 4 },
      ],
    },
    { task: 'move', figures: [null, { ms: 3, statements: 1 }] },
  ],
};

const root = makeTempFolder(
  {
    'bench/results/two.json': JSON.stringify(result),
    'bench/results/other.json': '{"bytes": 1}',
    'bench/results/broken.json': '{\n  "title": \n}',
    'bench/results/odd.json': JSON.stringify({ ...result, forms: [], tasks: [{ task: 'read' }] }, null, 1),
    'bench/results/nothing.json': 'null',
  },
  afterAll,
);

function run(markdown: string) {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(measured, { root });
  return processor.runSync(processor.parse(markdown), { path: join(root, 'docs/x.mdx'), value: markdown });
}

describe('measured', () => {
  it('shows times as multiples of the fastest in the row, and describes the set-up', () => {
    expect(tableRows(result)).toEqual([
      ['Task', 'list', 'vertices'],
      ['read', '1 ×', '4.5 ×, 4 statements'],
      ['move', '–', '1 ×'],
    ]);
    expect(setupText(result)).toBe(
      'Times as multiples of the fastest in each row: median of 5 runs on PostgreSQL 18. 10 bikes. Repeat it with ',
    );
  });

  it.each([
    [1, '1'],
    [1.24, '1.2'],
    [9.96, '10'],
    [52.4, '52'],
    [152.3, '150'],
  ])('rounds %d to %s', (ratio, text) => {
    expect(roundRatio(ratio)).toBe(text);
  });

  it('replaces the element with the table and a paragraph about the set-up', () => {
    const { children } = run('Before.\n\n<Measured of="two" />\n\nAfter.\n');
    expect(children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph', 'paragraph']);
    expect(children[2]).toMatchObject({
      children: [{}, { type: 'inlineCode', value: 'npx tsx bench/patterns/two.ts' }, { value: '.' }],
    });
  });

  it.each([
    ['<Measured />', 'docs/x.mdx:1: Write <Measured of="name" />'],
    ['<Measured in="two" />', 'docs/x.mdx:1: Write <Measured of="name" />'],
    ['<Measured of={two} />', 'docs/x.mdx:1: Write <Measured of="name" />'],
    ['<Measured of="two" title="Two" />', 'docs/x.mdx:1: Write <Measured of="name" />'],
    ['<Measured of="two">Text</Measured>', 'docs/x.mdx:1: Put <Measured /> on a line of its own.'],
    ['<Measured of="two">\n\nText\n\n</Measured>', 'docs/x.mdx:1: Write <Measured of="name" />'],
    [
      '<Measured of="none" />',
      'docs/x.mdx:1: bench/results/none.json: There is no such file. Run the script',
    ],
    ['<Measured of="broken" />', 'docs/x.mdx:1: bench/results/broken.json:3: This is no JSON'],
    [
      '<Measured of="odd" />',
      'docs/x.mdx:1: bench/results/odd.json:8: This is not a measurement to show: "tasks" is missing or of another kind. See',
    ],
    [
      '<Measured of="nothing" />',
      'docs/x.mdx:1: bench/results/nothing.json:1: This is not a measurement to show: "title" is missing',
    ],
    ['Fast: <Measured of="two" />', 'docs/x.mdx:1: Put <Measured /> on a line of its own.'],
    [
      '<Measured of="other" />',
      'docs/x.mdx:1: bench/results/other.json:1: This is not a measurement to show',
    ],
  ])('refuses %s', (markdown, message) => {
    expect(() => run(`${markdown}\n`)).toThrow(Stop);
    expect(() => run(`${markdown}\n`)).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^docs\/x\.mdx/) as string }) as Error,
    );
    expect(() => run(`${markdown}\n`)).toThrow(message);
  });

  it.each(Object.keys(result))('refuses a result without %s', (field) => {
    const file = join(root, 'bench/results/partial.json');
    writeFileSync(file, JSON.stringify({ ...result, [field]: undefined }));
    expect(() => run('<Measured of="partial" />')).toThrow(Stop);
    expect(() => run('<Measured of="partial" />')).toThrow(
      `partial.json:1: This is not a measurement to show: "${field}" is missing`,
    );
  });

  it.each([
    ['no time', { ms: 0, statements: 1 }],
    ['a text for its time', { ms: '2', statements: 1 }],
    ['a text for its statements', { ms: 2, statements: '1' }],
    ['no statements', { ms: 2 }],
  ])('refuses a figure with %s, which the table would not show as a number', (_what, figure) => {
    const tasks = [{ task: 'read', figures: [figure, null] }];
    writeFileSync(join(root, 'bench/results/figure.json'), JSON.stringify({ ...result, tasks }));
    expect(() => run('<Measured of="figure" />')).toThrow(
      'figure.json:1: This is not a measurement to show: "tasks"',
    );
  });

  it.each([[null], [{ task: 3, figures: [null, null] }], [{ task: 'read', figures: 'none' }]])(
    'refuses the task %j',
    (task) => {
      writeFileSync(join(root, 'bench/results/task.json'), JSON.stringify({ ...result, tasks: [task] }));
      expect(() => run('<Measured of="task" />')).toThrow(
        'task.json:1: This is not a measurement to show: "tasks"',
      );
    },
  );

  it('refuses forms that are not all strings', () => {
    writeFileSync(join(root, 'bench/results/forms.json'), JSON.stringify({ ...result, forms: ['list', 2] }));
    expect(() => run('<Measured of="forms" />')).toThrow(
      'forms.json:1: This is not a measurement to show: "forms"',
    );
  });

  it('refuses a task with fewer figures than forms', () => {
    const [task] = result.tasks;
    const tasks = [{ ...task, figures: [null] }];
    writeFileSync(join(root, 'bench/results/short.json'), JSON.stringify({ ...result, tasks }, null, 1));
    expect(() => run('<Measured of="short" />')).toThrow(Stop);
    expect(() => run('<Measured of="short" />')).toThrow(
      'docs/x.mdx:1: bench/results/short.json:13: "read" has not one figure per form; measure again.',
    );
  });
});
