import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';
import { parseFenceMeta } from './meta';

const show = (code: string, language: string, meta = ''): Promise<string> =>
  highlight(code, language, parseFenceMeta(meta));

describe('highlight', () => {
  it('colours tokens by class and leaves plain text bare', async () => {
    console.log(await show("import { a } from 'b';\nconst x: number = await f<string>(a.b, `t${1}`); // why\nnew QueryBuilder({graph: 'x'}).match('p', Label.Product);", 'ts'));
    console.log(await show("MATCH (p:Product {name: 'x'})-[r:HAS_PART*1..3]->(q)\nWHERE p.price > $min AND NOT exists((p)-[:X]->())\nRETURN p.name AS name, collect(q) // c", 'cypher'));
    console.log(await show("SELECT * FROM cypher('bicycle', $$\n  MATCH (p:Product) RETURN p.name\n$$) AS (name agtype);", 'sql'));
    console.log(await show("const a = 1; // [!code --]\nconst a = 2; // [!code ++]\nb\n\nc", 'ts', '{3-4} /a/'));
    console.log(await show("npm install age-schema-client --save && echo $HOME\n# comment", 'bash'));
    console.log(await show('{"a": [1, null, "x"]}', 'json'));
    console.log(await show('a: b\nc:\n  - 1 # x', 'yaml'));
    console.log(await show('[a]\nb = c', 'ini'));
    console.log(await show('- a\n+ b\n c', 'diff'));
    console.log(await show('# Hi\n\n<Tabs a="b">\n\n- x **y**\n', 'mdx'));
    console.log(await show('a < b & c', 'rows'));
  });
});
