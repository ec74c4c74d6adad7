import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { beforeDefaultRemarkPlugins } from '../../config/markdown';
import { Stop } from '../repository-files/stop';
import knownComponents from '.';
import { sayUnknown } from './say-unknown';

function read(value: string): void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(knownComponents, { root: '/site' });
  processor.runSync(processor.parse(value), { path: '/site/docs/a.mdx', value });
}

describe('known-components', () => {
  it.each([
    [
      'Text.\n\n<Tabss>\n\nMore.\n\n</Tabss>\n',
      'docs/a.mdx:3: There is no component "Tabss". Did you mean "Tabs"',
    ],
    [
      'Text with a <Nope.Part />.\n',
      'docs/a.mdx:1: There is no component "Nope.Part". Pages have ApiChanges, ',
    ],
    ['<Tabss.Part />\n', 'docs/a.mdx:1: There is no component "Tabss.Part". Did you mean "Tabs"'],
    ['<X />\n', 'docs/a.mdx:1: There is no component "X".'],
    ['```tsx\n<Nope />\n```\n\n<Nope />\n', 'docs/a.mdx:5: There is no component "Nope".'],
    ['import myOwn from "./own";\n\n<Own />\n', 'docs/a.mdx:3: There is no component "Own".'],
    ['<ApiSignature />\n\n<Nope />\n', 'docs/a.mdx:3: There is no component "Nope".'],
    ['- <Tabs>\n\n  <Nope />\n\n  </Tabs>\n', 'docs/a.mdx:3: There is no component "Nope".'],
  ])('refuses %j', (source, message) => {
    expect(() => read(source)).toThrow(Stop);
    expect(() => read(source)).toThrow(message);
  });

  it.each([
    ['components that every page has', '<Tabs>\n\n<Limit id="a" />\n\n</Tabs>\n'],
    ['components that plugins write', '<ApiSignature />\n'],
    [
      'components that the page imports or defines',
      'import Own from "./own";\n\nexport const Made = () => null;\n\n<Own /> <Own.Part /> <Made />\n',
    ],
    [
      'components in samples, HTML elements and fragments',
      '```tsx\n<Nope />\n```\n\n`<Nope />` <kbd>K</kbd> <></>\n',
    ],
  ])('accepts %s', (_, source) => {
    expect(() => read(source)).not.toThrow();
  });

  it('runs before all other remark plugins, some of which add components', () => {
    expect(beforeDefaultRemarkPlugins[0]).toEqual([knownComponents, { root: process.cwd() }]);
  });
});

it('the message for an unknown component also suggests components of the page itself', () => {
  expect(sayUnknown('Owm', new Set(['Tabs']), new Set(['Own']))).toEqual({
    message: 'There is no component "Owm".',
    remedy: 'Did you mean "Own"? Pages have Tabs, Own.',
  });
});
