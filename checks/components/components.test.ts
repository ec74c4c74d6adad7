import { describe, expect, it } from 'vitest';
import { pageOf } from '../passages/fixture';
import { checkAdmonitions } from './check-admonitions';
import { checkBraces } from './check-braces';
import { checkComponents } from './check-page';
import { checkTabs } from './check-tabs';

const components = {
  known: new Set(['Limit', 'Diagram', 'Playground']),
  attributes: {
    Diagram: {
      attribute: 'of',
      read: (name: string) => {
        if (name !== 'pool') throw new Error(`There is no diagram "${name}".`);
      },
    },
    Playground: { attribute: 'first', isOptional: true, read: () => undefined },
  },
};
const told = (text: string) =>
  checkComponents(pageOf(text), components).map(
    ({ line, message, remedy }) => `${line}: ${message} ${remedy}`,
  );

describe('checkComponents', () => {
  it('accepts known and imported components, HTML elements, and any component in a sample', () => {
    const text =
      'import { Own } from "./own";\n\n<Limit id="a" />\n\n<Diagram of="pool" />\n\n<Playground />\n\n<Own /> and <kbd>K</kbd>\n\n```mdx\n<Else />\n```\n';
    expect(told(text)).toEqual([]);
  });

  it('reports an unknown component and suggests a similar name', () => {
    expect(told('Text.\n\n<Limitt id="a" />\n')).toEqual([
      '3: There is no component "Limitt". Did you mean "Limit"? Pages have Limit, Diagram, Playground.',
    ]);
  });

  it('reports a component that is written in small letters, but no HTML element', () => {
    expect(told('<limit id="a" />\n\n<details>\n\nText.\n\n</details>\n')).toEqual([
      '1: <limit> shows nothing. Write <Limit>: components begin with a capital.',
    ]);
    // An HTML element stays one when the page imports a component of that name.
    expect(told('import Img from "./img";\n\n<img src="a.png" alt="" />\n')).toEqual([]);
  });

  it('reports an attribute that holds an unknown name, is missing, or is an expression', () => {
    expect(told('<Diagram of="pol" />\n\n<Diagram />\n\n<Diagram of={x} />\n')).toEqual([
      '1: There is no diagram "pol". Correct the name in <Diagram of="…" />.',
      '3: <Diagram> has no plain "of". Write <Diagram of="the-name" />.',
      '5: <Diagram> has no plain "of". Write <Diagram of="the-name" />.',
    ]);
  });
});

describe('checkComponents, on the style attribute', () => {
  it('reports a style that is text instead of an object', () => {
    expect(told('<i style={{ color: \'red\' }}>a</i>\n\n<b style="color: red">b</b>\n')).toEqual([
      "3: The style of <b> is text, which React refuses. Write it as an object, such as style={{ color: 'red' }}, or leave it out.",
    ]);
  });
});

describe('checkBraces', () => {
  const found = (text: string) => checkBraces(pageOf(text)).map(({ line, message }) => `${line}: ${message}`);

  it('accepts code marks, escapes, comments, quoted text, and names that the page or the build defines', () => {
    const text =
      'import { own } from "./own";\n\nexport const more = 1;\n\n`{x}` \\{x} {/* x */} {\'x\'} {own} {more} {frontMatter.title}\n\n## A {#a}\n';
    expect(found(text)).toEqual([]);
  });

  it.each(['{x}', '{x.y}', '{toc, x}', '- {x}'])('reports braces around an unknown name: %s', (text) => {
    const [braces] = /\{.*\}/.exec(text) ?? [];
    expect(found(`Text.\n\n${text}\n`)).toEqual([`3: ${braces} is read as code, and nothing is called x.`]);
  });
});

describe('checkTabs', () => {
  const tab = (attributes: string) => `<TabItem${attributes}>\n\nText.\n\n</TabItem>\n`;
  const tabs = (...items: readonly string[]) => `<Tabs groupId="a">\n${items.join('')}</Tabs>\n`;
  const found = (text: string) => checkTabs(pageOf(text)).map(({ line, message }) => `${line}: ${message}`);

  it('accepts values that are unique within one <Tabs>, and equal labels', () => {
    const whole = tabs(tab(' value="npm" label="npm"'), '{/* Later: pnpm */}\n\n', tab(' value="yarn"'));
    expect(found(`${whole}\n${whole}`)).toEqual([]);
    expect(found(tabs(tab(' label="npm" value="a"'), tab(' label="npm" value="b"')))).toEqual([]);
  });

  it('reads tabs that take one line each, or share one line', () => {
    const items = ['a', 'a'].map((value) => `<TabItem value="${value}">Text.</TabItem>`);
    const twice = 'The value "a" is that of the tab in line';
    expect(found(`<Tabs>\n  ${items[0]}\n  {/* b */}\n</Tabs>\n`)).toEqual([]);
    expect(found(`<Tabs>\n  ${items.join('\n  ')}\n</Tabs>\n`)).toEqual([`3: ${twice} 2, too.`]);
    expect(found(`<Tabs>${items.join('')}</Tabs>\n`)).toEqual([`1: ${twice} 1, too.`]);
    expect(found(`<Tabs>\n  ${items[0]} and more\n</Tabs>\n`)).toEqual(['2: What stands here is in no tab.']);
  });

  it('reads a value that is a string in braces, and reports any other expression', () => {
    const values = [` value={'a'}`, ' value={"b"}', ' value={`c`}'];
    expect(found(tabs(...values.map(tab)))).toEqual([]);
    expect(found(tabs(tab(` value={'a'}`), tab(' value="a"')))).toEqual([
      '7: The value "a" is that of the tab in line 2, too.',
    ]);
    expect(found(tabs(tab(' value={`a${b}`}'), tab(' value={1}'), tab(' value={`${b}`}')))).toHaveLength(3);
  });

  it('reports <Tabs> without a tab', () => {
    expect(found('Text.\n\n<Tabs groupId="a">\n\n{/* Later */}\n\n</Tabs>\n')).toEqual([
      '3: The <Tabs> has no tab.',
    ]);
  });

  it('reports a tab without a plain value, a repeated value, and text outside of the tabs', () => {
    expect(found(tabs(tab(''), tab(' value={x}'), tab(' value=""')))).toEqual([
      '2: The <TabItem> has no plain "value".',
      '7: The <TabItem> has no plain "value".',
      '12: The <TabItem> has no plain "value".',
    ]);
    expect(found(tabs(tab(' value="a"'), tab(' value="a"'), 'Text.\n\n'))).toEqual([
      '7: The value "a" is that of the tab in line 2, too.',
      '12: What stands here is in no tab.',
    ]);
  });
});

describe('checkAdmonitions', () => {
  const messages = (text: string) =>
    checkAdmonitions(pageOf(text)).map(({ line, message }) => `${line}: ${message}`);

  it('accepts each kind, with a title, in a list, nested, and with line endings of Windows', () => {
    const text =
      ':::note\nText\n:::\n\n:::warning[Mind]\n\nText\n\n:::\n\n- a\n\n  :::tip\n  Text\n  :::\n\n::::danger\n\n:::info\nText\n:::\n\n::::\n';
    expect(messages(text)).toEqual([]);
    expect(messages(text.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('accepts a title without brackets, which the site reads as well', () => {
    expect(messages('> :::note A title\n> Text\n> :::\n\n  :::tip `b` c\r\n  Text\r\n  :::\r\n')).toEqual([]);
  });

  it('reports an unknown kind', () => {
    expect(messages('Text.\n\n:::warn\nText\n:::\n')).toEqual(['3: There is no admonition "warn".']);
    expect(messages(':::warn Mind\nText\n:::\n')).toEqual(['1: There is no admonition "warn".']);
  });

  it('reports an admonition that is never closed', () => {
    expect(messages(':::note\nText\n\n## More\n')).toEqual([
      '1: The admonition is never closed: the rest of the page is in it.',
    ]);
  });

  it('reports lines that were meant to open an admonition', () => {
    expect(messages('Text.\n\n::: note\n\nText\n\n::note\n')).toEqual([
      '3: "::: note" opens and closes no admonition.',
      '7: "::note" is read as no admonition.',
    ]);
  });

  const remedies = (text: string) =>
    checkAdmonitions(pageOf(text)).map(({ line, message, remedy }) => `${line}: ${message} ${remedy}`);
  const aroundIt = 'The admonition is never closed: the rest of the admonition around it is in it.';
  const stray =
    '":::" opens and closes no admonition. Take it out, or give the admonition around another one colon more than that has.';

  it.each([
    [
      'nested ends of three, four and five colons',
      ':::::note\n\n::::tip\n\n:::info\nx\n:::\n\n::::\n\n:::::\n',
    ],
    ['an end with more colons than the start', ':::note\nx\n:::::\n\nafter\n'],
    [
      'the ends of an admonition with a list, and of one in that list',
      '::::note\n\n- a\n\n  :::tip\n  x\n  :::\n\n::::\n',
    ],
    ['ends in a list item and in a quote', '- :::note\n  x\n  :::\n\n> - :::tip\n>   x\n>   :::\n'],
    [
      'an end in a sample with fewer colons than the admonition around it',
      '::::note\n\n```md\n:::tip\nx\n:::\n```\n\n::::\n',
    ],
    ['an admonition without an end in a sample', '```md\n:::note\n```\n'],
  ])('accepts %s', (_, text) => {
    expect(remedies(text)).toEqual([]);
  });

  it.each([
    [
      'an end that closes the outer admonition, because both have the same number of colons',
      ':::note\n\n:::tip\nx\n:::\n\n:::\n',
      [
        `3: ${aroundIt} Open the admonition of line 1 with ::::note, and close it with as many.`,
        `7: ${stray}`,
      ],
    ],
    [
      'an inner admonition with more colons than the outer one',
      ':::note\n\n::::tip\nx\n::::\n\n:::\n',
      [
        `3: ${aroundIt} Open the admonition of line 1 with :::::note, and close it with as many.`,
        `7: ${stray}`,
      ],
    ],
    [
      'an outer admonition without an end, although the inner one ends on the last line',
      '::::note\n\n:::tip\nx\n:::',
      [
        '1: The admonition is never closed: the rest of the page is in it. Write :::: on a line of its own where it ends.',
      ],
    ],
    [
      'a missing end on one of three levels',
      ':::::note\n\n::::tip\n\n:::info\nx\n:::\n\n:::::\n',
      [`3: ${aroundIt} Write :::: on a line of its own where it ends.`],
    ],
    [
      'a missing end in a list item',
      '- a\n\n  :::note\n  x\n\nafter\n',
      [
        '3: The admonition is never closed: the rest of the list item is in it. Write ::: on a line of its own where it ends.',
      ],
    ],
    [
      'an end in a quote, which closes no admonition outside of it',
      ':::note\nx\n\n> :::',
      [
        '1: The admonition is never closed: the rest of the page is in it. Write ::: on a line of its own where it ends.',
        `4: ${stray}`,
      ],
    ],
    [
      'an end in a sample, which closes the admonition around it',
      ':::note\n\n```md\n:::\n```\n',
      [
        '4: ":::" closes the admonition, although it stands in a sample. Open the admonition of line 1 with ::::note, and close it with as many.',
      ],
    ],
  ])('reports %s', (_, text, wanted) => {
    expect(remedies(text)).toEqual(wanted);
  });
});
