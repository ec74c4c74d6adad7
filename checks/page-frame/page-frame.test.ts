import { expect, it } from 'vitest';
import { checkFrame } from './check-frame';

const frame = { titleEnd: ' | a-site', language: 'en', direction: 'ltr' };

interface Parts {
  readonly route?: string;
  readonly root?: string;
  readonly title?: string;
  readonly body?: string;
  readonly languages?: readonly string[];
}

function messages(parts: Parts): readonly string[] {
  const { route = 'docs/a', root = 'lang=en dir=ltr', title = 'A | a-site', body = '' } = parts;
  const links = (parts.languages ?? ['en', 'x-default']).map(
    (language) => `<link rel=alternate href=/a hreflang=${language} />`,
  );
  const head = `<title data-x=true>${title}</title>${links.join('')}`;
  return checkFrame(
    {
      route,
      html: `<html ${root}><head>${head}</head><body>${body}<svg><title>Shape</title></svg></body></html>`,
    },
    frame,
  ).map(({ message }) => message);
}

const banner = '<div class="alert theme-doc-version-banner">Unreleased</div>';

it.each<[string, Parts]>([
  ['a page', {}],
  ['attributes in quotes', { root: 'class="a" lang="en" dir="ltr"' }],
  ['a page of Next with its banner', { route: 'docs/next/tags/a', body: banner }],
  ['a rule about the banner', { body: '<style>.theme-doc-version-banner{color:red}</style>' }],
])('accepts %s', (_case, parts) => {
  expect(messages(parts)).toEqual([]);
});

it.each<[string, Parts, string]>([
  ['the bare title', { title: 'A' }, 'The title is "A" and not a text with " | a-site" after it.'],
  ['the site alone', { title: ' | a-site' }, 'The title is " | a-site" and not'],
  ['the site twice', { title: 'a-site' }, 'The title is "a-site" and not'],
  ['no title', { title: '' }, 'The title is "" and not'],
  ['no language', { root: 'dir=ltr' }, 'The page says that it is in "", "ltr".'],
  ['the other direction', { root: 'lang=en dir=rtl' }, 'The page says that it is in "en", "rtl".'],
  ['another language', { languages: ['en', 'de', 'x-default'] }, 'in other languages: en, de, x-default.'],
  ['a page of Next without', { route: 'docs/next/a' }, 'stands here 0 times instead of 1.'],
  ['a released page with it', { body: banner }, 'stands here 1 times instead of 0.'],
  ['two of them', { route: 'docs/next/a', body: banner + banner }, 'stands here 2 times instead of 1.'],
])('reports a wrong title, language or banner: %s', (_case, parts, message) => {
  expect(messages(parts)).toEqual([expect.stringContaining(message)]);
});
