import { describe, expect, it } from 'vitest';
import { extractPage } from './extract';

const page = (content: string, head = ''): string => `<!doctype html><html><head>
  <title>Page | Site</title><meta name="description" content="What it is."><meta name="keywords" content="one,two">
  <meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="docs-default-0.3.0">
  <meta name="docusaurus_version" content="0.3.0">${head}</head><body><nav>Menu</nav><main><article>
  <div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>${content}</div>
  <footer>Edit this page</footer></article></main></body></html>`;

const sectionsOf = (content: string, isGenerated = false) =>
  extractPage(page(content), isGenerated)?.sections;

describe('a page', () => {
  it('yields its title, metadata and links, and itself as the first section', () => {
    expect(extractPage(page('<p>First.</p>'), false)).toEqual({
      title: 'Page',
      description: 'What it is.',
      keywords: 'one,two',
      language: 'en',
      tag: 'docs-default-0.3.0',
      version: '0.3.0',
      sections: [
        { level: 1, heading: 'Page', anchor: '', text: 'First.', code: '', names: '', messages: [] },
      ],
      links: [],
    });
  });

  it('has a section per heading', () => {
    const sections = sectionsOf(`<p>First.</p>
      <h2 id="set-up">Set up <a class="hash-link" href="#set-up">#</a></h2><p>Second.</p><h3 id="more">More</h3><p>Third.</p>`);
    expect(sections?.map(({ level, heading, anchor, text }) => [level, heading, anchor, text])).toEqual([
      [1, 'Page', '', 'First.'],
      [2, 'Set up', 'set-up', 'Second.'],
      [3, 'More', 'more', 'Third.'],
    ]);
  });

  it('has no section for a heading of one letter without text, as between glossary entries', () => {
    const sections = sectionsOf('<h2 id="letter-a">A</h2><h3 id="age">AGE</h3><p>An extension.</p>');
    expect(sections?.map(({ heading }) => heading)).toEqual(['Page', 'AGE']);
    // A one-letter heading with text, such as the language C, is a section.
    expect(sectionsOf('<h2 id="c">C</h2><p>A language.</p>')).toHaveLength(2);
  });

  it('lists the links in its text', () => {
    expect(
      extractPage(page('<p>See <a href="/base/docs/a#b">the <em>other</em> page</a>.</p>'), false)?.links,
    ).toEqual([{ href: '/base/docs/a#b', text: 'the other page' }]);
  });

  it('takes its title from the tab if it has no heading, and is English without a version by default', () => {
    const bare = '<html><head><title>Home | Site</title></head><body><main><p>Text</p></main></body></html>';
    expect(extractPage(bare, false)).toMatchObject({
      ...{ title: 'Home', language: 'en', tag: 'default', version: '', description: '' },
      sections: [{ heading: 'Home', text: 'Text' }],
    });
    const german = page('', '').replace('content="en"', 'content="de"').replace('<title>Page', '<title>Tab');
    expect(extractPage(german, false)).toMatchObject({ title: 'Page', language: 'de' });
  });

  it('is left out if it has no content', () => {
    expect(extractPage('<html><head><title>Page</title></head><body></body></html>', false)).toBeNull();
  });

  it('is left out if its robots meta tag says noindex', () => {
    expect(extractPage(page('', '<meta name="robots" content="noindex, follow">'), false)).toBeNull();
  });
});

describe('a section', () => {
  const textOf = (content: string) => sectionsOf(content)?.[0]?.text;

  it('includes the text of tabs, folded parts and tables', () => {
    expect(
      textOf(`<ul role="tablist"><li>npm</li></ul><div role="tabpanel" hidden>hidden tab</div>
        <details><summary>Why</summary><p>folded</p></details><table><tr><td>cell</td><td>other</td></tr></table>`),
    ).toBe('hidden tab Why folded cell · other');
  });

  it('leaves out navigation, buttons, hidden elements and elements marked data-search="off"', () => {
    expect(
      textOf(
        '<nav>Menu</nav><button>Copy</button><p>Text</p><p hidden>no</p><div data-search="off">Badge</div>',
      ),
    ).toBe('Text');
  });

  it('leaves out forms, SVG, noscript and template elements', () => {
    const parts = ['<form><label>Filter</label></form>', '<svg><title>Graph</title></svg>'];
    const hidden = ['<noscript><p>No scripts</p></noscript>', '<template><p>Later</p></template>'];
    expect(textOf(`${[...parts, ...hidden].join('')}<p>Text</p>`)).toBe('Text');
  });

  it('leaves out decoration and tables of contents, also when they have other classes', () => {
    expect(
      textOf(
        '<span aria-hidden="true">→</span><p>Text</p><div class="col table-of-contents">On this page</div>',
      ),
    ).toBe('Text');
  });

  it('begins only at a heading with an anchor: one without is text of the section above', () => {
    expect(sectionsOf('<p>One.</p><h2>Aside</h2><p>Two.</p><h3><a id="in"></a>Inner</h3>')).toMatchObject([
      { heading: 'Page', text: 'One. Aside Two.' },
      { heading: 'Inner', anchor: 'in' },
    ]);
  });

  it('drops zero-width spaces and soft hyphens inside names', () => {
    expect(textOf('<p>Query\u200bBuilder co\u00adde</p>')).toBe('QueryBuilder code');
  });

  it('adds no semicolon after a table row that ends in punctuation', () => {
    const rows = ['Why?', 'Stop!', 'Here:', 'So;', 'e.g. this'].map((text) => `<tr><td>${text}</td></tr>`);
    expect(textOf(`<table>${rows.join('\n')}<tr><td>End</td></tr></table>`)).toBe(
      'Why? Stop! Here: So; e.g. this; End',
    );
  });

  it('separates cells and rows of a table by signs', () => {
    expect(
      textOf(`<p>Options:</p><table><thead><tr><th>Option</th><th>Default</th><th>Meaning</th></tr></thead>
        <tbody><tr><td>max</td><td></td><td>The most clients.</td></tr><tr><td>min</td><td>0</td></tr>
        <tr><td>ssl</td><td>off</td></tr></tbody></table><p>After.</p>`),
    ).toBe('Options: Option · Default · Meaning; max · The most clients. min · 0; ssl · off After.');
  });

  it('puts spaces between words of neighbouring blocks and badges', () => {
    expect(textOf('<p>one</p><p>two</p><p><span class="badge">three</span><span>four</span>five</p>')).toBe(
      'one two three fourfive',
    );
    expect(textOf('<p><code>Part</code><span class="kind">class</span></p>')).toBe('Part class');
  });

  it('collects names from inline code and code blocks in a field of their own', () => {
    const [section] =
      sectionsOf('<p>Call <code>client.query()</code>.</p><pre>const builder = new QueryBuilder(1);</pre>') ??
      [];
    expect(section).toMatchObject({
      text: 'Call client.query().',
      code: 'client query const builder new QueryBuilder',
    });
  });

  it('finds no names in UUIDs, dates and numbers of code', () => {
    const [section] =
      sectionsOf("<pre>id: '7b0c7e1e-2f64-4d0c-9d39-0f6c2a8f1f10', at: '2026-05-03T08:00', 0x1fff</pre>") ??
      [];
    expect(section?.code).toBe('');
  });

  it('collects error messages, and keeps them in its text too', () => {
    const list = '<ul><li data-search="message"><code>near ":"</code></li></ul>';
    expect(sectionsOf(`<h2 id="colon">One label</h2>${list}`)?.[1]).toMatchObject({
      messages: ['near ":"'],
      text: 'near ":"',
    });
  });

  it('collects alternative names from elements marked data-search="names", not as text', () => {
    expect(sectionsOf('<h2 id="vertex">Vertex</h2><span data-search="names">node</span>')?.[1]).toMatchObject(
      {
        names: 'node',
        text: '',
      },
    );
  });

  it('can be a table row with an anchor', () => {
    const sections = sectionsOf(`<h2 id="codes">Codes</h2><table>
      <tr><td id="code-a"><code>QUERY_ERROR</code></td><td>A query failed.</td><td>Try <code>connect()</code> again.</td></tr></table><p>After.</p>`);
    expect(sections?.slice(1)).toMatchObject([
      { level: 2, heading: 'Codes', text: 'After.' },
      {
        ...{ level: 3, heading: 'QUERY_ERROR', anchor: 'code-a' },
        ...{ text: 'A query failed. · Try connect() again.', code: 'connect' },
      },
    ]);
  });

  it('for a table row has at most level 6, the deepest of the hosted service', () => {
    const row = '<table><tr><td id="row">ROW</td><td>Its text.</td></tr></table>';
    expect(sectionsOf(`<h6 id="deep">Deep</h6>${row}`)?.map(({ level }) => level)).toEqual([1, 6, 6]);
  });
});

describe('a generated page', () => {
  const content = `<p>Runs.</p><h2 id="section-limits">Known limits</h2><p>told elsewhere</p>
    <h2 id="section-methods">Methods</h2><h3 id="execute">execute</h3><p>rows</p>
    <h4 id="execute-type-parameters">Type parameters</h4><p>T</p><h4 id="execute-limits">Known limits</h4><p>x</p>
    <h2 id="section-inherited">Inherited</h2><p>name</p><h2 id="section-types">Types it uses</h2><p>Two.</p>`;

  it('merges text under generic headings into its members, and leaves out known limits and inherited members', () => {
    expect(sectionsOf(content, true)).toMatchObject([
      { heading: 'Page', text: 'Runs. Two.' },
      { heading: 'execute', anchor: 'execute', text: 'rows T' },
    ]);
  });

  it('is treated like any other page if it is not declared to be generated', () => {
    expect(sectionsOf(content, false)?.map(({ heading }) => heading)).toEqual([
      'Page',
      'Known limits',
      'Methods',
      'execute',
      'Type parameters',
      'Known limits',
      'Inherited',
      'Types it uses',
    ]);
  });
});
