import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { docsFolderOf, DOC_VERSIONS, LATEST_VERSION, LIMIT_AREAS, limits as known } from '../../limits';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import limits from './index';

const pageOf = (version: string): string => `${docsFolderOf(version)}/a.mdx`;
const LATEST = pageOf(LATEST_VERSION);

function run(source: string, file: string, root = process.cwd()): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(limits, { root });
  const vfile = { path: path.join(root, file), value: source };
  return processor.runSync(processor.parse(source), vfile);
}

describe('<Limit />', () => {
  it('gets the title, link and texts of its entry', () => {
    const tree = run('<Limit id="skip-before-limit" />', 'docs/a.mdx');
    expect(tree.children).toMatchObject([
      {
        type: 'mdxJsxFlowElement',
        name: 'Limit',
        attributes: [
          { name: 'id', value: 'skip-before-limit' },
          { name: 'title', value: 'skip has to come before limit' },
          { name: 'href', value: '/docs/next/how-to-guides/troubleshooting#skip-before-limit' },
        ],
        children: [
          { children: [{ type: 'inlineCode', value: 'limit(2).skip(1)' }, { value: ' is refused.' }] },
          { children: [{ type: 'strong' }, {}, { value: 'Call ' }, { type: 'inlineCode' }, { value: '.' }] },
        ],
      },
    ]);
  });

  it('links to the released docs on pages of those docs and in the blog', () => {
    for (const file of [LATEST, 'blog/a.mdx']) {
      const page = JSON.stringify(run('<Limit id="skip-before-limit" />', file));
      expect(page).toContain('"/docs/how-to-guides/troubleshooting#skip-before-limit"');
    }
  });

  it.each([
    [
      'a\n\n<Limit id="skip-before-limits" />',
      'a.mdx:3: There is no known limit "skip-before-limits". Did you mean "skip-before-limit"',
    ],
    [
      '<Limit id="order-direction-is-a-type" />',
      /"order-direction-is-a-type" holds in (?:.+ )?next and not in 0\.3\.0\. Take it out of this page\.$/,
    ],
    [
      '<Limit id="order-direction-is-a-typ" />',
      /There is no known limit "order-direction-is-a-typ"\. (?!.*order-direction-is-a-type).*All ids are in limits/,
    ],
    ['<Limit />', 'a.mdx:1: Write <Limit id="the-id" /> on a line of its own'],
    ['<Limit id={1} />', 'Write <Limit id="the-id" />'],
    ['<Limit id="skip-before-limit">\ntext\n</Limit>', 'Write <Limit id="the-id" />'],
    ['<Limit id="skip-before-limit" title="Skip" />', 'Write <Limit id="the-id" />'],
    ['<Limit title="skip-before-limit" />', 'Write <Limit id="the-id" />'],
    ['Text <Limit id="skip-before-limit" />', 'Put <Limit /> on a line of its own.'],
    ['<LimitsIndex area="age" />', 'Write <LimitsIndex /> as it is.'],
    ['<LimitsIndex>\ntext\n</LimitsIndex>', 'Write <LimitsIndex /> as it is.'],
  ])('refuses %j', (source, message) => {
    expect(() => run(source, pageOf('0.3.0'))).toThrow(Stop);
    expect(() => run(source, pageOf('0.3.0'))).toThrow(message);
  });

  it('refuses a page of a version that is not in DOC_VERSIONS', () => {
    const file = 'versioned_docs/version-9.9.9/a.mdx';
    expect(() => run('\n<Limit id="skip-before-limit" />', file)).toThrow(
      `${file}:2: The version 9.9.9 is not in the list DOC_VERSIONS of limits/limit.ts. Add it.`,
    );
  });
});

describe('<LimitsIndex />', () => {
  it.each(DOC_VERSIONS)('has a heading for each limit of %s and for no other', (version) => {
    const page = JSON.stringify(run('<LimitsIndex />', pageOf(version)));
    for (const limit of known) {
      const anchor = `"hProperties":{"id":"${limit.id}"}`;
      expect(page.includes(anchor), limit.id).toBe(limit.versions.includes(version));
    }
  });

  it('counts the limits of the version, and lists each once, below its area', () => {
    const own = known.filter(({ versions }) => versions.includes(LATEST_VERSION));
    const page = JSON.stringify(run('<LimitsIndex />', LATEST));
    expect(page).toContain(`"name":"total","value":"${own.length}"`);
    expect(page.match(/"Concerns:"/g)).toHaveLength(own.filter(({ api }) => api.length > 0).length);
    const told = page.matchAll(/"name":"(?:LimitsArea|LimitEntry)","attributes":\[[^\]]*?"value":"([^"]+)"/g);
    const expected = LIMIT_AREAS.flatMap((area) => {
      const ids = own.filter((limit) => limit.area === area).map(({ id }) => id);
      return ids.length > 0 ? [area, ...ids] : [];
    });
    expect(Array.from(told, ([, name]) => name)).toEqual(expected);
  });

  it('links only to pages and sections of the reference that exist', () => {
    const root = makeTempFolder({
      'docs/api-reference/transaction.md': '---\ntitle: Transactions\n---\n',
      'docs/api-generated/classes/TransactionManager.md': '### withTransaction {#withtransaction}',
      'docs/api-generated/interfaces/ConnectionConfig.md':
        '### pool {#pool}\n\n### more {#extensions-loaded}',
    });
    const page = JSON.stringify(run('<LimitsIndex />', 'docs/a.mdx', root));
    expect(page).toContain('"url":"/docs/next/api-reference/transaction"');
    expect(page).toContain('"url":"/docs/next/api-generated/classes/TransactionManager#withtransaction"');
    expect(page).toContain('"url":"/docs/next/api-generated/interfaces/ConnectionConfig#pool"');
    expect(page).not.toContain('ConnectionConfig#extensions');
    expect(page).not.toContain('/docs/next/getting-started');
    expect(page).not.toContain('classes/QueryBuilder');
  });
});
