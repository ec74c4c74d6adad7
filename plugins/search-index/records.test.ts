import { expect, it } from 'vitest';
import { toPack, type SearchPage } from './records';

const section = (anchor: string, text: string, code = '') => ({
  level: anchor ? 2 : 1,
  heading: anchor,
  anchor,
  text,
  code,
  names: '',
  messages: [],
});

const page = (kind: SearchPage['kind'], sections: SearchPage['sections']): SearchPage => ({
  route: 'docs/how-to-guides/bulk-loading',
  kind,
  links: [],
  group: 'Guides',
  title: 'Bulk loading',
  description: 'Load a large file.',
  keywords: 'import',
  language: 'en',
  tag: 'default',
  version: '0.3.0',
  sections,
});

const fieldsOf = (pages: readonly SearchPage[], record: number) => toPack(pages)[0]?.records[record]?.fields;

it('index a word once: the text omits words of title and description, the code also words of the text', () => {
  const sections = [
    section('', 'Load a large CSV file, in bulk and in batches.', 'csv'),
    section('rows', 'Rows of a batch.', 'batch loadVertices'),
  ];
  expect(fieldsOf([page('guide', sections)], 0)).toMatchObject({
    lead: 'Load a large file.',
    text: 'csv batches',
    code: '',
  });
});

it('put names and error messages into the meta field, for the page itself also keywords, route and group', () => {
  const named = { ...section('rows', 'Rows.'), names: 'tuple', messages: ['cannot load rows twice'] };
  const shaped = toPack([page('guide', [{ ...section('', ''), names: 'import file' }, named])])[0];
  expect(shaped).toMatchObject({ route: 'docs/how-to-guides/bulk-loading', group: 'Guides', kind: 'guide' });
  const [ofPage, ofSection] = shaped?.records ?? [];
  expect(ofPage?.fields.meta.trim()).toBe('import how-to-guides/bulk-loading Guides import file');
  expect(ofSection).toMatchObject({ level: 2, heading: 'rows', anchor: 'rows' });
  expect(ofSection?.fields.meta.startsWith('tuple ')).toBe(true);
  expect(ofSection?.fields).toMatchObject({ lead: '', text: '' });
});

it('leave out words that occur in the code of many sections', () => {
  const others = Array.from({ length: 30 }, (_, at) => section(`part-${at}`, '', 'const client'));
  const fields = fieldsOf(
    [
      page('guide', [
        section('', ''),
        section('rows', 'Sizes of rows.', 'const pool max db sizes bulk'),
        ...others,
      ]),
    ],
    1,
  );
  expect(fields?.code, 'short names and words of the title or text are left out').toBe('pool max');
});

it('index only the first sentence of a generated item, and not its code', () => {
  const sections = [section('', ''), section('load', 'Reads vertices. Throws when closed.', 'vertices pool')];
  expect(fieldsOf([page('api', sections)], 1)).toMatchObject({ text: 'reads vertices', code: '' });
  const first = (text: string) => fieldsOf([page('api', [section('', ''), section('load', text)])], 1)?.text;
  expect(first('Since 0.3.0 graphs. Throws.')).toContain('graphs');
  expect(first('Which? Throws.')).not.toContain('throws');
  expect(first('Stops! Throws.')).not.toContain('throws');
  expect(first('Reads vertices.')).toBe('reads vertices');
});

it('show the description before the text, unless the text begins with it', () => {
  const shown = (text: string, description = 'Load a large file.'): string | undefined => {
    const [packed] = toPack([{ ...page('guide', [section('', text)]), description }]);
    return packed?.records[0]?.text;
  };
  expect(shown('In batches.')).toBe('Load a large file. In batches.');
  expect(shown('')).toBe('Load a large file.');
  expect(shown('Load a large file. In batches.')).toBe('Load a large file. In batches.');
  expect(shown('Load a large file.', 'Loader in Next: Load a large file.')).toBe('Load a large file.');
  expect(shown('Loader: of files. In batches.', 'Loader: of files.')).toBe('Loader: of files. In batches.');
  expect(shown('In batches.', '')).toBe('In batches.');
});

it('cut a text after at most 1600 characters, between words', () => {
  const text = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  const shown = toPack([page('guide', [section('', ''), section('rows', text)])])[0]?.records[1];
  expect(shown?.text.length).toBeLessThanOrEqual(1600);
  expect(shown?.text.length).toBeGreaterThan(1590);
  expect(text.startsWith(`${shown?.text ?? ''} `)).toBe(true);
  expect(shown?.fields.text).toContain(' word200 ');
  expect(shown?.fields.text).not.toContain('word399');
});

it('keep a text of exactly 1600 characters whole, and shorten one that is longer by one', () => {
  const text = `${'word '.repeat(319)}final`;
  const whole = toPack([page('guide', [section('', ''), section('rows', text)])])[0]?.records[1];
  expect(whole?.text).toBe(text);
  const longer = toPack([page('guide', [section('', ''), section('rows', `${text}s`)])])[0]?.records[1];
  expect(longer?.text).toBe('word '.repeat(319).trimEnd());
});
