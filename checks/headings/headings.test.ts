import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { checkHeadings } from './check-page';
import { run } from './run';

const messages = (html: string) =>
  checkHeadings(`<nav><h2>Menu</h2></nav><main>${html}</main>`).map((each) => each.message);

describe('checkHeadings', () => {
  it('finds nothing wrong with an outline in order', () => {
    expect(
      messages('<h1>A</h1><h2 id="b">B<a class="hash-link" href="#b"></a></h2><h3>C</h3><h2>D</h2>'),
    ).toEqual([]);
  });

  it('names the level that would do', () => {
    const [skipped] = checkHeadings('<main><h1>A</h1><h2>B</h2><h5>C</h5></main>');
    expect(skipped).toEqual({
      text: 'C',
      message: 'The heading "C" is h5 after h2: a level is skipped.',
      remedy: 'Make it h3.',
    });
  });

  it.each([
    ['no title', '<h2>B</h2>', 'The page has 0 headings of the first level instead of one.'],
    ['two titles', '<h1>A</h1><h1>B</h1>', 'The page has 2 headings of the first level instead of one.'],
    ['a skipped level', '<h1>A</h1><h3>C</h3>', 'The heading "C" is h3 after h1: a level is skipped.'],
    ['an empty heading', '<h1>A</h1><h2><a class="hash-link">#</a></h2>', 'There is an empty h2.'],
    [
      'an id that stands twice',
      '<h1 id="a">A</h1><p id="a"></p>',
      'The id "a" stands on two elements: links and labels reach only the first.',
    ],
  ])('finds %s', (_case, html, message) => {
    expect(messages(html)).toEqual([message]);
  });
});

describe('run', () => {
  it('tells which page it passes over, and why', async () => {
    const root = makeTempFolder({
      'build/404.html': '<main><h1>A</h1></main>',
      'build/search/index.html': '<main></main>',
    });
    const notes: string[] = [];
    expect(await run(root, (sentence) => notes.push(sentence))).toEqual([]);
    expect(notes).toEqual(['1 page', expect.stringMatching(/^excused: search: its heading repeats/)]);
  });
});
