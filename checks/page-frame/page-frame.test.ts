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
  ['a page with title and language', {}],
  ['a page whose root element has its attributes in quotes', { root: 'class="a" lang="en" dir="ltr"' }],
  ['a page of Next with its banner', { route: 'docs/next/tags/a', body: banner }],
  [
    'a page that has only a style rule about the banner',
    { body: '<style>.theme-doc-version-banner{color:red}</style>' },
  ],
])('accepts %s', (_case, parts) => {
  expect(messages(parts)).toEqual([]);
});

it.each<[string, Parts, string]>([
  [
    'a title without the name of the site',
    { title: 'A' },
    'The title is "A" and not a text with " | a-site" after it.',
  ],
  ['a title of nothing but the name of the site', { title: ' | a-site' }, 'The title is " | a-site" and not'],
  ['a title that is the name of the site', { title: 'a-site' }, 'The title is "a-site" and not'],
  ['an empty title', { title: '' }, 'The title is "" and not'],
  ['a page without a language', { root: 'dir=ltr' }, 'The page says that it is in "", "ltr".'],
  [
    'a page written from right to left',
    { root: 'lang=en dir=rtl' },
    'The page says that it is in "en", "rtl".',
  ],
  [
    'a page that names another language',
    { languages: ['en', 'de', 'x-default'] },
    'in other languages: en, de, x-default.',
  ],
  ['a page of Next without the banner', { route: 'docs/next/a' }, 'stands here 0 times instead of 1.'],
  ['a page of a release with the banner', { body: banner }, 'stands here 1 times instead of 0.'],
  [
    'a page of Next with two banners',
    { route: 'docs/next/a', body: banner + banner },
    'stands here 2 times instead of 1.',
  ],
])('reports %s', (_case, parts, message) => {
  expect(messages(parts)).toEqual([expect.stringContaining(message)]);
});
