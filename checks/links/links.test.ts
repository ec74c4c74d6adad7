import { describe, expect, it } from 'vitest';
import type { BuiltSite } from '../built-site';
import { formatFinding } from '../finding';
import type { SourcePage } from '../source-pages';
import { checkLinks } from './check-links';
import { readReferences } from './read-page';

const base = '/ageSchemaClient/';

function siteOf(files: Readonly<Record<string, string>>): BuiltSite {
  const pages = Object.entries(files)
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, html]) => ({ file, html, route: file.replace(/\/?index\.html$/, '') }));
  return { pages, files: new Set(Object.keys(files)), read: (file) => files[file] ?? '' };
}

const others = {
  'docs/intro/index.html': '<h2 id="why">Why</h2>',
  'docs/api-reference/index.html': '',
  'img/logo.svg': '<svg/>',
  'assets/manual.pdf': '',
  '404.html': '',
};

function findingsFor(html: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  return checkLinks(siteOf({ 'index.html': html, ...others, ...more }), []).findings.map(formatFinding);
}

describe('links that are accepted', () => {
  it.each([
    `${base}docs/intro`,
    `${base}docs/intro/`,
    `${base}docs/intro#why`,
    `${base}docs/intro?q=1#why`,
    `${base}docs/intro#:~:text=why`,
    `${base}docs/api-reference/`,
    `${base}assets/manual.pdf`,
    `${base}assets/manual.pdf#page=2`,
    `https://standardbeagle.github.io${base}docs/intro`,
    base,
    `HTTPS://standardbeagle.github.io${base}docs/intro`,
    '',
    '?q=1',
    '#',
    '#top',
    'https://github.com/apache/age',
    'http://localhost:3000/',
    'http://127.0.0.1:3000/',
    'mailto:someone@example.org',
    'Tel:+4912345',
    'blob:x',
    `${base}404`,
  ])('%s', (address) => {
    expect(findingsFor(`<a href="${address}">x</a>`)).toEqual([]);
  });
});

describe('broken links', () => {
  it.each([
    [`${base}docs/none`, 'leads to no page or file of the build'],
    [`${base}docs/`, 'leads to no page or file of the build'],
    [`${base}img/none.svg`, 'leads to no page or file of the build'],
    [`https://standardbeagle.github.io${base}none`, 'leads to no page or file of the build'],
    [`${base}docs/intro#none`, 'leads to "#none", which the page docs/intro does not have'],
    ['#none', 'leads to "#none", which the page (home) does not have'],
    ['/docs/intro', 'lies outside of the base path'],
    ['docs/intro', 'is relative'],
    ['../intro.md', 'lies outside of the base path'],
    ['http://github.com/', 'is not encrypted'],
    ['https://github/', 'names the host "github", which is no public one'],
    ['https://', 'is not an address'],
    ['glossary:edge', 'has the unknown scheme "glossary:"'],
    ['javascript:void(0)', 'is a script, not an address'],
    ['JavaScript:void(0)', 'is a script, not an address'],
    [`${base}docs/none?or=javascript:x`, 'leads to no page or file of the build'],
    [`${base}docs/none?or=mailto:x`, 'leads to no page or file of the build'],
  ])('%s %s', (address, message) => {
    const findings = findingsFor(`<a href="${address}">x</a>`);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(`build/index.html: "${address}" ${message}`);
  });

  it.each([
    ['an image', `<img src="${base}img/none.png">`],
    ['an image of several sizes', `<img srcset="${base}img/logo.svg 1x, ${base}img/none.png 2x">`],
    ['a script', `<script src="${base}img/none.png"></script>`],
    ['a sheet that follows', `<script data-styles="${base}img/logo.svg ${base}img/none.png">load()</script>`],
    ['a script that follows', `<script data-scripts=${base}img/none.png>load()</script>`],
    [
      'a social card',
      `<meta property="og:image" content="https://standardbeagle.github.io${base}img/none.png">`,
    ],
    ['a canonical link', `<link rel="canonical" href="https://standardbeagle.github.io${base}img/none.png">`],
  ])('are reported in %s', (_case, html) => {
    expect(findingsFor(html)[0]).toContain('img/none.png" leads to no page or file of the build');
  });

  it('are reported in a style sheet, an RSS feed and a JSON feed', () => {
    const findings = findingsFor('', {
      'assets/css/styles.css': `a{background:url(${base}img/none.svg)}b{background:url("data:image/png;base64,AA")}`,
      'blog/rss.xml': `<rss><channel><link>https://standardbeagle.github.io${base}none</link></channel></rss>`,
    });
    expect(findings).toEqual([
      expect.stringMatching(/^build\/assets\/css\/styles\.css: .*none\.svg" leads to no page/),
      expect.stringMatching(/^build\/blog\/rss\.xml: .*none" leads to no page/),
    ]);
    const feed = JSON.stringify({
      home_page_url: `https://standardbeagle.github.io${base}none`,
      items: [{ url: `https://standardbeagle.github.io${base}nor-this` }],
    });
    expect(findingsFor('', { 'blog/feed.json': feed })).toEqual([
      expect.stringContaining('none" leads to no page'),
      expect.stringContaining('nor-this" leads to no page'),
    ]);
  });

  it('are reported for every form of address in a style sheet and a feed, and in no other file', () => {
    const address = (name: string): string => `https://standardbeagle.github.io${base}${name}`;
    const findings = findingsFor('', {
      'assets/css/styles.css': `a{background:url("${address('css')}")}b{background:url('${address('b')}')}`,
      'blog/rss.xml': `<link>${address('rss')}</link><guid isPermaLink="true">${address('guid')}</guid>`,
      'blog/atom.xml': `<id>${address('id')}</id><link rel="self" href="${address('atom')}"/>`,
      'blog/feed.json': JSON.stringify({ id: address('json') }, null, 2),
      'assets/map.json': JSON.stringify({ id: 'none' }),
      'blog/rss.xml.map': '<id>none</id>',
    });
    const named = findings.map((finding) => /"https:.*\/(\w+)" leads to no page/.exec(finding)?.[1]);
    expect(named).toEqual(['css', 'b', 'rss', 'guid', 'id', 'atom', 'json']);
  });

  it('do not include relative addresses in a style sheet', () => {
    expect(findingsFor('', { 'assets/css/styles.css': 'a{background:url(../../img/logo.svg)}' })).toEqual([]);
  });

  it('become one finding when several pages have the same link', () => {
    const html = `<a href="${base}none">x</a>`;
    const findings = findingsFor(html, { 'glossary/index.html': html, 'blog/index.html': html });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain('(also on 2 other pages)');
    expect(findingsFor(html, { 'glossary/index.html': html })[0]).toContain('(also on 1 other page)');
  });
});

describe('a finding', () => {
  const source: SourcePage = {
    file: 'docs/intro.md',
    room: 'docs',
    version: 'next',
    id: 'intro',
    route: 'docs/next/intro',
    frontMatter: {},
    text: `---\ntitle: x\n---\n\n## Before the start-up, or else\n\nRead [the guide](./guide.md#start-up), [or](${base}docs/next/else).\n`,
  };

  it.each([
    ['guide.md', 'Another text'],
    ['guide.md/', 'Another text'],
    ['other#start-up', 'Another text'],
    ['else', 'Another text'],
    ['other', 'the guide'],
  ])(
    'names the line of a link to %s with the text "%s", although the source writes the link differently',
    (address, text) => {
      const site = siteOf({
        'docs/next/intro/index.html': `<a href="${base}docs/next/${address}">${text}</a>`,
      });
      expect(checkLinks(site, [source]).findings).toMatchObject([{ file: 'docs/intro.md', line: 7 }]);
    },
  );

  it('names file and line of the source', () => {
    const site = siteOf({
      'docs/next/intro/index.html': `<a href="${base}docs/next/guide#start-up">the guide</a>`,
    });
    expect(checkLinks(site, [source]).findings).toEqual([
      {
        file: 'docs/intro.md',
        line: 7,
        message: `"${base}docs/next/guide#start-up" leads to no page or file of the build.`,
        remedy: 'Correct the link; link only to pages that are written.',
      },
    ]);
  });
});

describe('the number of checked addresses', () => {
  it('counts each address of a page', () => {
    const html = `<a href="${base}docs/intro">x</a><img src="${base}img/logo.svg">`;
    expect(checkLinks(siteOf({ 'index.html': html, ...others }), []).checked).toBe(2);
  });
});

describe('readReferences', () => {
  it('reads addresses and anchors', () => {
    const { references, anchors } = readReferences({
      html: '<p id="a"><a name="b" href="/x?y=1&amp;z=2">go</a></p>',
    });
    expect(references).toEqual([{ address: '/x?y=1&z=2', text: 'go' }]);
    expect([...anchors]).toEqual(['a', 'b']);
  });

  it('reads each address of a list, in order, and the text of a link without the spaces around it', () => {
    const html =
      '<a href="/a">\n go </a><img src="/b" srcset="  /c  1x,\n /d,e 2x, "><i data-styles="/f  /g\n/h">load()</i>';
    expect(readReferences({ html }).references).toEqual(
      ['/a', '/b', '/c', '/d,e', '/f', '/g', '/h'].map((address) => ({
        address,
        text: address === '/a' ? 'go' : '',
      })),
    );
  });

  it('reads no address in the text of a script', () => {
    const html = '<script>document.write(\'<a href="#it"></a>\')</script>';
    expect(readReferences({ html }).references).toEqual([]);
  });

  it.each([
    '<map><area href="#it"></map>',
    '<form action="#it"></form>',
    '<link href="#it">',
    '<script src="#it"></script>',
    '<img src="#it">',
    '<audio><source src="#it"></audio>',
    '<video src="#it"></video>',
    '<iframe src="#it"></iframe>',
    '<svg><use href="#it"/></svg>',
    '<svg><image href="#it"/></svg>',
    '<meta property="og:url" content="#it">',
    '<meta property="og:image" content="#it">',
    '<meta name="twitter:image" content="#it">',
    '<img srcset="#it">',
    '<script data-styles="#it"></script>',
    '<script data-scripts=" #it "></script>',
  ])('reads the address of %s', (html) => {
    expect(readReferences({ html }).references).toEqual([{ address: '#it', text: '' }]);
  });
});
