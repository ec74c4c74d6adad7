import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import typedocPlugin from 'docusaurus-plugin-typedoc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkModules, makeTempFolder } from '../../scripts/test/temp-folder';
import { apiPagesOptions, areFresh, createApiPages, outOf } from '.';

/** A declaration of this many lines, of which all but the first and last are members. */
function membersOf(head: string, lines: number): string {
  const members = Array.from({ length: lines - 2 }, (_, at) => `  m${String(at)}: string;`);
  return `/**
 * Many.
 *
 * @category Core
 */
export ${head} {
${members.join('\n')}
}
`;
}

const declarations = `import type { Lid } from './lid';
export type { Failure, Size, Wide } from './lid';
/**
 * A box {of things}. It has a {@link Colour}.
 *
 * @remarks
 * Read [the guide](guide:guides/boxes#open) and [the other one](guide:guides/missing).
 * @typeParam T - What is inside.
 * @example
 * \`\`\`ts
 * const a = 1;
 * \`\`\`
 * @see [Boxes](guide:guides/boxes)
 * @see {@link Crate.open}
 * @category Core
 */
export declare class Crate<T extends object> extends Thing {
  /**
   * Makes one.
   *
   * @param size - How big.
   */
  constructor(size: number);
  /**
   * Opens it.
   *
   * @param wide - Whether wide. Default: \`true\`.
   * @returns The lid.
   * @throws \`Error\` when it is shut < for good.
   */
  open(wide?: boolean): Promise<Lid>;
}
/**
 * Anything.
 *
 * @category Core
 */
export declare class Thing {
  /** Makes any. */
  static make(): Thing;
  /** Its name. */
  readonly name: string;
}
/**
 * A day.
 *
 * @category Core
 */
export declare class Day extends Date {
  /** Its name. */
  name: string;
  /** How old it is. */
  get age(): number;
  /**
   * Moves it.
   *
   * @param days - How far, one after the other.
   */
  move(...days: number[]): void;
}
/**
 * Which colour.
 *
 * @category Schema
 */
export declare enum Colour {
  /** Red. */
  RED = 'red',
}
/**
 * Counts.
 *
 * @category Core
 */
export declare function count(): number;
export declare function count(from: number): number;
${membersOf('interface Short', 30)}${membersOf('interface Long', 31)}`;

const lid = `import type { Crate } from './index';
/** A lid {or so} of a {@link Crate}; see {@link Nothing}. */
export interface Lid {
  /** Its colour. */
  colour: string;
  crate: Crate<object>;
  hinge: Hinge;
}
/**
 * A hinge {of steel}.
 *
 * @remarks It creaks.
 */
interface Hinge {
  /**
   * How many hold it, as a {@link Lid} wants.
   *
   * @defaultValue \`4\`
   * @remarks Two {or so} do.
   */
  bolts: number;
  short: Short;
}
/** Has the name of an exported item. */
interface Short {
  /** Anything else. */
  [key: string]: unknown;
  /** Turns it. */
  turn(angle: number): Grip;
  /** Turns it so often. */
  turn(angle: number, ...times: number[]): Grip;
}
/** Holds it. */
declare class Grip {
  /** Makes one. */
  constructor(width: number);
  /** Lets go. */
  release(at: Screw): Finish;
}
/** Holds the grip. */
type Screw = {
  /** In millimetres. */
  length: number;
};
/** How it looks. */
declare enum Finish {
  /** It shines. */
  BRIGHT = 'bright',
}
/**
 * It broke.
 *
 * @category Core
 */
export declare class Failure {}
/**
 * How big.
 *
 * @category Core
 */
export declare enum Size {
  /** Big. */
  BIG = 'big',
}
${membersOf('type Wide =', 31)}`;

const files = {
  'versions.json': '["0.3.0"]',
  'api/next/index.d.ts': declarations,
  'api/next/lid.d.ts': lid,
  'api/next/tsconfig.json':
    '{"compilerOptions":{"types":[],"strict":true,"noEmit":true},"files":["index.d.ts"]}',
  'api/0.3.0/index.d.ts': '/** Counts. */\nexport declare function count(): number;\n',
  'docs/guides/boxes.mdx': '',
  'docs/how-to-guides/troubleshooting.mdx': '',
  'docs/intro.md': '',
};

const root = makeTempFolder(files, afterAll);
const read = (file: string): string => readFileSync(path.join(root, outOf('next'), file), 'utf8');

beforeAll(async () => {
  linkModules(root);
  const heavy = { id: 'heavy', title: 'It is heavy', instead: 'Use `{ small }` {boxes}.' };
  const rusty = { id: 'rusty', title: 'It rusts', instead: 'Oil it.' };
  const worn = { id: 'worn', title: 'It {wears}', instead: 'Take another.' };
  const limits = new Map([
    ['Crate', [worn]],
    ['Crate.open', [heavy]],
    ['Lid', [worn]],
    ['Hinge', [heavy]],
    ['Hinge.bolts', [rusty]],
    ['Grip', [rusty, { id: 'loose', title: 'It is loose', instead: 'Tighten it.' }]],
    ['Short', [{ ...rusty, title: 'It is short' }]],
  ]);
  const options = apiPagesOptions(root, 'next', 'https://edit/');
  await typedocPlugin({ siteDir: root, siteConfig: {} }, {
    entryPoints: [path.join(root, 'api/next/index.d.ts')],
    tsconfig: path.join(root, 'api/next/tsconfig.json'),
    out: path.join(root, outOf('next')),
    plugin: [createApiPages({ ...options, limitsOf: (api) => limits.get(api) ?? [] })],
    readme: 'none',
    sidebar: { autoConfiguration: false },
    logLevel: 'Error',
  } as never);
}, 120_000);

describe('the generated reference', () => {
  it('has one page per item, in the folders of their kinds', () => {
    const pages = ['index', 'classes/Crate', 'classes/Thing', 'enumerations/Colour', 'functions/count'];
    expect(pages.filter((page) => !existsSync(path.join(root, outOf('next'), `${page}.md`)))).toEqual([]);
  });

  it('writes the whole page of a class, with each known limit listed once', () => {
    expect(read('classes/Crate.md')).toBe(`---
title: "Crate"
description: "Crate in Next: A box {of things}."
kind: "reference"
sidebar_label: "Crate"
custom_edit_url: "https://edit/api/next/index.d.ts"
pagination_prev: null
pagination_next: null
---

# Crate

import { ApiFacts } from '@site/src/features/api-pages/ApiFacts';

<ApiFacts kind="class" area="Core" index="/docs/next/api-generated/" elsewhere="0.3.0=" />

\`\`\`ts signature
class Crate<T extends object> extends Thing
\`\`\`

A box \\{of things\\}. It has a [\`Colour\`](../enumerations/Colour.md).

Read [the guide](../../guides/boxes.mdx#open) and the other one.

## Type parameters {#section-type-parameters}

- \`T\`: What is inside.

## Known limits {#section-limits}

- [It \\{wears\\}](../../how-to-guides/troubleshooting.mdx#worn). Take another.

## Example {#section-example}

\`\`\`ts
const a = 1;
\`\`\`

See also: [Boxes](../../guides/boxes.mdx), [\`Crate.open\`](./Crate.md#open).

## Constructor {#section-constructors}

### new Crate {#constructor}

\`\`\`ts signature member
constructor(size: number)
\`\`\`

Makes one.

#### Parameters {#constructor-parameters}

- \`size\` \`number\`\\
  How big.

## Methods {#section-methods}

### open {#open}

\`\`\`ts signature member
open(wide?: boolean): Promise<Lid>
\`\`\`

Opens it.

#### Parameters {#open-parameters}

- \`wide\` \`boolean\` optional\\
  Whether wide. Default: \`true\`.

#### Returns {#open-returns}

The lid.

#### Throws {#open-throws}

- \`Error\` when it is shut \\< for good.

#### Known limits {#open-limits}

- [It is heavy](../../how-to-guides/troubleshooting.mdx#heavy). Use \`{ small }\` \\{boxes\\}.

## Inherited {#section-inherited}

<details>

<summary>Inherited from Thing: 2 members</summary>

[\`name\`](./Thing.md#name), [\`make\`](./Thing.md#make)

</details>

## Types it uses {#section-types}

The library does not export these; they are shown to be read.

### Lid {#type-lid}

\`\`\`ts signature
interface Lid {
  colour: string;
  crate: Crate<object>;
  hinge: Hinge;
}
\`\`\`

A lid \\{or so\\} of a [\`Crate\`](./Crate.md); see \`Nothing\`.

- \`colour\`: Its colour.

### Hinge {#type-hinge}

\`\`\`ts signature
interface Hinge {
  bolts: number;
  short: Short;
}
\`\`\`

A hinge \\{of steel\\}.

It creaks.

- \`bolts\`: How many hold it, as a \`Lid\` wants. Default: \`4\`. Two \\{or so\\} do.

#### Known limits {#type-hinge-limits}

- [It rusts](../../how-to-guides/troubleshooting.mdx#rusty). Oil it.

### Short {#type-short}

\`\`\`ts signature
interface Short {
  [key: string]: unknown;
  turn(angle: number): Grip;
  turn(angle: number, ...times: number[]): Grip;
}
\`\`\`

Has the name of an exported item.

- \`[key: string]\`: Anything else.
- \`turn(angle)\`: Turns it.
- \`turn(angle, ...times)\`: Turns it so often.

### Grip {#type-grip}

\`\`\`ts signature
class Grip {
  constructor(width: number);
  release(at: Screw): Finish;
}
\`\`\`

Holds it.

- \`constructor\`: Makes one.
- \`release\`: Lets go.

#### Known limits {#type-grip-limits}

- [It is loose](../../how-to-guides/troubleshooting.mdx#loose). Tighten it.

### Screw {#type-screw}

\`\`\`ts signature
type Screw = {
  length: number;
}
\`\`\`

Holds the grip.

- \`length\`: In millimetres.

### Finish {#type-finish}

\`\`\`ts signature
enum Finish {
  BRIGHT = 'bright',
}
\`\`\`

How it looks.

- \`BRIGHT\`: It shines.
`);
  });

  it('shows all overloads of a function above its description', () => {
    const signatures = ['count(): number', 'count(from: number): number'];
    expect(read('functions/count.md')).toContain(
      `${signatures.map((each) => `\`\`\`ts signature\nfunction ${each}\n\`\`\`\n\n`).join('')}Counts.\n`,
    );
  });

  it('marks a class and an enum that are exported only as a type', () => {
    expect(read('interfaces/Failure.md')).toContain('<ApiFacts kind="class, exported as a type"');
    expect(read('enumerations/Size.md')).toContain('<ApiFacts kind="enum, exported as a type"');
    expect(read('enumerations/Colour.md')).toContain('<ApiFacts kind="enum"');
    expect(read('type-aliases/Wide.md')).toContain('<ApiFacts kind="type"');
  });

  it('lists members inherited from outside the library, except static ones', () => {
    const page = read('classes/Day.md');
    expect(page).toMatch(/\n<summary>Inherited from Date: \d+ members<\/summary>\n\n`/);
    expect(page).toContain(', `getTime`, ');
    expect(page).not.toContain('`UTC`');
  });

  it('describes the value of a getter and a rest parameter', () => {
    const page = read('classes/Day.md');
    expect(page).toContain('\n\nHow old it is.\n');
    expect(page).toMatch(/\n- `\.\.\.days` .*\\\n {2}How far, one after the other\.\n/);
  });

  it('names the page of an item in another version', () => {
    expect(read('functions/count.md')).toContain('elsewhere="0.3.0=docs/api-generated/functions/count"');
  });

  it('links a class to its subclasses', () => {
    expect(read('classes/Thing.md')).toContain('Extended by [`Crate`](./Crate.md).');
  });

  it('gives an enum member a heading with an anchor', () => {
    expect(read('enumerations/Colour.md')).toContain('### RED {#red}');
  });

  it.each(['documented-versions.ts', 'by-name.ts'])('is out of date when %s changes', (file) => {
    expect(areFresh(root, 'next', 'https://edit/')).toBe(true);
    const source = path.join(root, 'plugins/repository-files', file);
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '');
    expect(areFresh(root, 'next', 'https://edit/')).toBe(false);
    rmSync(source);
  });

  it.each([
    ['a guide comes', 'guides/deep/crates.mdx', false],
    ['another file comes', 'guides/boxes.svg', true],
  ])(
    'is out of date when a page that links may lead to is added, but not for other files: %s',
    (_, file, isFresh) => {
      const added = path.join(root, 'docs', file);
      mkdirSync(path.dirname(added), { recursive: true });
      writeFileSync(added, '');
      expect(areFresh(root, 'next', 'https://edit/')).toBe(isFresh);
      rmSync(added);
      expect(areFresh(root, 'next', 'https://edit/')).toBe(true);
    },
  );

  it.each([
    ['is cut short', (text: string) => text.slice(0, 20)],
    ['is emptied', () => ''],
    ['is changed by hand', (text: string) => `${text}By hand.\n`],
  ])('is out of date when a generated page %s', (_, change) => {
    const page = path.join(root, 'docs/api-generated/functions/count.md');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, change(text));
    expect(areFresh(root, 'next', 'https://edit/')).toBe(false);
    writeFileSync(page, text);
    expect(areFresh(root, 'next', 'https://edit/')).toBe(true);
  });

  it('is out of date when a generated page is removed', () => {
    const page = path.join(root, 'docs/api-generated/functions/count.md');
    const kept = path.join(root, 'count.md');
    renameSync(page, kept);
    expect(areFresh(root, 'next', 'https://edit/')).toBe(false);
    renameSync(kept, page);
    expect(areFresh(root, 'next', 'https://edit/')).toBe(true);
  });

  it('is out of date when there is a page that was not generated', () => {
    const added = path.join(root, 'docs/api-generated/functions/counted.md');
    writeFileSync(added, '');
    expect(areFresh(root, 'next', 'https://edit/')).toBe(false);
    rmSync(added);
    expect(areFresh(root, 'next', 'https://edit/')).toBe(true);
  });

  it('lists all items by area in its index', () => {
    const index = read('index.md');
    expect(index).toContain('start with the [introduction](../intro.md)');
    expect(index).toContain('<ApiIndex total="10">');
    expect(index.match(/^## .*$|^\[\w+\].*$/gm)).toEqual([
      '## Describe and check a schema {#schema}',
      '[Colour](./enumerations/Colour.md)',
      '## Configure, and handle errors {#core}',
      '[Crate](./classes/Crate.md)',
      '[Day](./classes/Day.md)',
      '[Thing](./classes/Thing.md)',
      '[count](./functions/count.md)',
      '[Failure](./interfaces/Failure.md)',
      '[Size](./enumerations/Size.md)',
      '[Long](./interfaces/Long.md)',
      '[Short](./interfaces/Short.md)',
      '[Wide](./type-aliases/Wide.md)',
    ]);
  });

  it('shows declarations in full, except a long interface, whose members get headings of their own', () => {
    expect(read('interfaces/Short.md')).toContain('\n```ts signature\ninterface Short {\n  m0: string;\n');
    expect(read('interfaces/Long.md')).toContain('\n```ts signature\ninterface Long\n```\n');
    expect(read('interfaces/Long.md')).toContain('\n### m28 {#m28}\n');
    expect(read('type-aliases/Wide.md')).toContain('\n  m27: string;\n  m28: string;\n}\n```\n');
  });
});
