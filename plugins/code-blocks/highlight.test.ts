import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';
import { readFlags } from './flags';

const show = (code: string, language: string, meta = ''): Promise<string> =>
  highlight(code, language, readFlags(meta).flags);

// Loading the grammars can take long on a busy machine.
describe('highlight', { timeout: 60_000 }, () => {
  it('wraps tokens in spans with a class, and plain text in nothing', async () => {
    expect(await show("const name: string = graph.label('Part'); // one", 'ts')).toBe(
      "<span class=k>const</span> name: <span class=k>string</span> = graph.<span class=f>label</span>(<span class=s>'Part'</span>); " +
        '<span class=c>// one</span>',
    );
  });

  it('gives labels, functions and parameters of Cypher a class, and properties none', async () => {
    const html = await show(
      'OPTIONAL MATCH (p:Product {sku: $sku})-[:HAS_PART]->(q) RETURN size(q.name)',
      'cypher',
    );
    expect(html).toContain('<span class=k>OPTIONAL</span>');
    expect(html).toContain('<span class=t>Product</span>');
    expect(html).toContain('<span class=t>HAS_PART</span>');
    expect(html).toContain('{sku: ');
    expect(html).toContain('<span class=o>$sku</span>');
    expect(html).toContain('<span class=f> size</span>');
  });

  it('highlights Cypher inside the dollar quotes of SQL', async () => {
    const html = await show(
      "SELECT * FROM cypher('bicycle', $$ MATCH (p:Product) RETURN p $$) AS (p agtype);",
      'sql',
    );
    expect(html).toContain('<span class=k>SELECT</span>');
    expect(html).toContain('<span class=t>Product</span>');
  });

  it('marks lines, words and differences', async () => {
    expect(await show('a\nb', 'text', '{2}')).toBe('a\n<span class=line-marked>b</span>');
    expect(await show('a b', 'text', '/b/')).toBe('a <span class=highlighted-word>b</span>');
    expect(await show('x // [!code --]\ny // [!code ++]', 'ts')).toBe(
      '<span class=line-removed>x\n</span><span class=line-added>y</span>',
    );
  });

  it('keeps an empty marked line', async () => {
    expect(await show('a\n\nb', 'text', '{2}')).toBe('a\n<span class=line-marked>\n</span>b');
  });

  it('escapes text, and leaves unknown languages without highlighting', async () => {
    expect(await show('<b> & "c"', 'rows')).toBe('&lt;b> &amp; "c"');
    expect(await show('a < b', 'brainwave')).toBe('a &lt; b');
  });

  it.each(['ts', 'cypher', 'sql', 'bash', 'json', 'yaml', 'ini', 'mdx', 'diff'])(
    'has a grammar for %s',
    async (language) => {
      const samples: Readonly<Record<string, string>> = {
        mdx: '# a',
        diff: '+ a',
        ini: 'a = b',
        yaml: 'a: 1',
        json: '{"a": 1}',
        bash: 'ls -l',
      };
      expect(await show(samples[language] ?? "SELECT 'a'; const a = 'b';", language)).toContain(
        '<span class=',
      );
    },
  );
});
