import { expect, it } from 'vitest';
import { areas } from '../../api/areas';
import { typeOnly } from './kinds';
import type { ApiItem, ApiSignature } from './model';
import { writeIndex } from './write-index';

const signature: ApiSignature = {
  code: '',
  doc: {
    summary: '',
    remarks: [],
    returns: undefined,
    throws: [],
    examples: [],
    see: [],
    defaultValue: undefined,
  },
  typeParameters: [],
  parameters: [],
};

const itemOf = (name: string, kind: string, group: ApiItem['group']): ApiItem => ({
  name,
  kind,
  group,
  category: 'Core',
  file: 'api/next/index.d.ts',
  description: '',
  version: 'Next',
  docs: 'docs/next',
  elsewhere: [],
  signatures: [signature],
  limits: [],
  extendedBy: [],
  sections: [],
  inherited: [],
  helpers: [],
});

const options = { version: 'Next', editUrl: '', folder: 'api/next', intro: undefined };

it('lists a class or an enum that is exported only as a type after the functions, among the types', () => {
  const items = [
    itemOf('Options', 'interface', 'interfaces'),
    itemOf('Direction', typeOnly('enum'), 'enumerations'),
    itemOf('Failure', typeOnly('class'), 'interfaces'),
    itemOf('count', 'function', 'functions'),
    itemOf('Crate', 'class', 'classes'),
  ];
  const index = writeIndex(items, options);
  expect(index.match(/^\[\w+\]/gm)).toEqual(['[Crate]', '[count]', '[Failure]', '[Direction]', '[Options]']);
});

it('sorts items of a kind by name and escapes their descriptions', () => {
  const described = {
    ...itemOf('alpha', 'function', 'functions'),
    description: 'Takes `Map<K>`, {a} or [b].',
  };
  const word = { ...itemOf('beta', 'function', 'functions'), description: 'export const it' };
  const index = writeIndex([word, described], options);
  expect(index.match(/^\[\w+\]/gm)).toEqual(['[alpha]', '[beta]']);
  expect(index).toContain('Takes \\`Map\\<K>\\`, \\{a\\} or \\[b\\].');
  expect(index).toContain('\n\n export const it\n\n');
});

it('writes an MDX page with front matter, a link to the introduction, and only areas that have items', () => {
  const [area] = areas.filter(({ category }) => category === 'Core');
  const { title = '', id = '', purpose = '' } = area ?? {};
  const index = writeIndex([{ ...itemOf('Crate', 'class', 'classes'), description: 'Holds parts.' }], {
    ...options,
    editUrl: 'https://example.org/edit/main/',
    intro: '../intro.mdx',
  });
  expect(index).toBe(`---
title: "All declarations"
description: "Every item that age-schema-client exports in Next, by what one does with it."
kind: "reference"
sidebar_label: "Overview"
custom_edit_url: "https://example.org/edit/main/api/next/index.d.ts"
pagination_prev: null
pagination_next: null
---


import { ApiArea, ApiEntries, ApiEntry, ApiIndex } from '@site/src/features/api-pages/ApiIndex';

These pages are made from the declarations of Next: signatures, parameters and what each call does and throws. To learn the library, start with the [introduction](../intro.mdx).

<ApiIndex total="1">

<ApiArea id="${id}">

## ${title} {#${id}}

${purpose}

<ApiEntries>

<ApiEntry kind="class">

[Crate](./classes/Crate.md)

Holds parts.

</ApiEntry>

</ApiEntries>

</ApiArea>

</ApiIndex>

`);
});

it('names file, item and remedy when an item has an unknown category', () => {
  const lost = { ...itemOf('Crate', 'class', 'classes'), category: 'Wheels' };
  expect(() => writeIndex([lost], options)).toThrow(
    'api/next/index.d.ts: Crate has the category "Wheels", which api/areas.ts does not list. Correct the @category, or add the area.',
  );
});
