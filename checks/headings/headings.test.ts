import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { checkHeadings } from './check-page';
import { run } from './run';

const messages = (html: string) =>
  checkHeadings(`<nav><h2>Menu</h2></nav><main>${html}</main>`).map((each) => each.message);

describe('checkHeadings', () => {
  it('accepts levels that follow each other', () => {
    expect(
      messages('<h1>A</h1><h2 id="b">B<a class="hash-link" href="#b"></a></h2><h3>C</h3><h2>D</h2>'),
    ).toEqual([]);
  });

  it('names the level that a heading should have', () => {
    const [skipped] = checkHeadings('<main><h1>A</h1><h2>B</h2><h5>C</h5></main>');
    expect(skipped).toEqual({
      text: 'C',
      message: 'The heading "C" is h5 after h2: a level is skipped.',
      remedy: 'Make it h3.',
    });
  });

  it('returns a repeated id as the text to look for in the source', () => {
    expect(checkHeadings('<main><h1 id="a">A</h1><p id="a"></p></main>')).toMatchObject([{ text: 'a' }]);
  });

  it.each([
    ['a page without a title', '<h2>B</h2>', 'The page has 0 headings of the first level instead of one.'],
    [
      'a page with two titles',
      '<h1>A</h1><h1>B</h1>',
      'The page has 2 headings of the first level instead of one.',
    ],
    ['a skipped level', '<h1>A</h1><h3>C</h3>', 'The heading "C" is h3 after h1: a level is skipped.'],
    [
      'a skipped level before a heading with an entity',
      '<h1>A</h1><h3>C &amp; D</h3>',
      'The heading "C & D" is h3 after h1: a level is skipped.',
    ],
    ['a heading of nothing but white space', '<h1>A</h1><h2> <br> </h2>', 'There is an empty h2.'],
    [
      'a heading of nothing but its link',
      '<h1>A</h1><h2><a class="hash-link">#</a></h2>',
      'There is an empty h2.',
    ],
    [
      'an id of two elements',
      '<h1 id="a">A</h1><p id="a"></p>',
      'The id "a" stands on two elements: links and labels reach only the first.',
    ],
  ])('finds %s', (_case, html, message) => {
    expect(messages(html)).toEqual([message]);
  });
});

describe('the table of contents', () => {
  const headings =
    '<h1>A</h1><h2 id="b">B</h2><h3 id="c">C</h3><h4 id="d">D</h4><h2 id="footnote-label">Notes</h2>';
  const contentsOf = (deepest: 2 | 3, ...ids: readonly string[]) => {
    const links = ids.map((id) => `<a href="#${id}">Text</a>`).join('');
    const contents = `<ul class="table-of-contents">${links}</ul>`;
    return checkHeadings(`<main>${headings}</main>${contents}`, deepest);
  };

  it.each([
    [3, ['b', 'c']],
    [2, ['b']],
  ] as const)('passes when it lists the headings down to level %i', (deepest, ids) => {
    expect(contentsOf(deepest, ...ids)).toEqual([]);
  });

  it.each([
    ['lacks a level', 3, ['b'], 'c', 'lists nothing more where the headings down to level 3 have #c.'],
    ['goes deeper', 2, ['b', 'c'], 'c', 'lists #c where the headings down to level 2 have nothing more.'],
    ['has another order', 3, ['c', 'b'], 'b', 'lists #c where the headings down to level 3 have #b.'],
    ['is empty', 3, [], 'b', 'lists nothing more where the headings down to level 3 have #b.'],
  ] as const)(
    'is reported when it %s, with the id to look for in the source',
    (_case, deepest, ids, text, message) => {
      expect(contentsOf(deepest, ...ids)).toMatchObject([
        { text, message: `The table of contents ${message}` },
      ]);
    },
  );
});

describe('run', () => {
  it('lets the table of contents end at level 2 on the troubleshooting pages only', async () => {
    const page =
      '<main><h1>A</h1><h2 id="b">B</h2><h3 id="c">C</h3></main><ul class="table-of-contents"><a href="#b"></a></ul>';
    const root = makeTempFolder({
      'build/404.html': '<main><h1>A</h1></main>',
      'build/docs/how-to-guides/troubleshooting/index.html': page,
      'build/docs/next/how-to-guides/troubleshooting/index.html': page,
      'build/docs/how-to-guides/basic-queries/index.html': page,
    });
    const findings = await run(root, () => undefined);
    expect(findings.map(({ file }) => file)).toEqual(['build/docs/how-to-guides/basic-queries/index.html']);
  });

  it('notes which page it skips, and why', async () => {
    const root = makeTempFolder({
      'build/404.html': '<main><h1>A</h1></main>',
      'build/search/index.html': '<main></main>',
    });
    const notes: string[] = [];
    expect(await run(root, (sentence) => notes.push(sentence))).toEqual([]);
    expect(notes).toEqual(['1 page', expect.stringMatching(/^excused: search: its heading repeats/)]);
  });
});
