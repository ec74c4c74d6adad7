import { describe, expect, it } from 'vitest';
import { expandGlobalData } from './client/expand-global-data';
import { encodeGlobalData, type GlobalData } from './encode-global-data';

describe('the encoded global data', () => {
  const docs = [
    { id: 'intro', path: '/docs/intro', sidebar: 'main' },
    { id: 'classes/Client', path: '/docs/classes/Client', sidebar: 'main' },
    { id: 'classes/Pool', path: '/docs/classes/Pool', sidebar: 'main' },
    { id: 'classes/index', path: '/docs/classes/', sidebar: 'main' },
    { id: 'alone', path: '/docs/alone' },
  ];
  const data: GlobalData = {
    'docusaurus-plugin-content-docs': {
      default: { path: '/docs', versions: [{ name: '1', path: '/docs', docs }] },
    },
    other: { default: {} },
  };

  it('groups the docs of a directory, and expands to all fields', () => {
    const encoded = encodeGlobalData(data);
    expect(encoded['docusaurus-plugin-content-docs']).toEqual({
      default: {
        path: '/docs',
        versions: [
          {
            name: '1',
            path: '/docs',
            docs: [['main', '', 'intro'], [0, '', 'alone'], ['main', 'classes/', 'Client Pool'], docs[3]],
          },
        ],
      },
    });
    const [intro, client, pool, index, alone] = docs;
    expect(expandGlobalData(JSON.parse(JSON.stringify(encoded)) as object)).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/docs',
          versions: [{ name: '1', path: '/docs', docs: [intro, alone, client, pool, index] }],
        },
      },
      other: { default: {} },
    });
  });

  it('keeps directories apart, and stores docs in full that could not be restored from their names', () => {
    const others = [
      { id: 'a/one', path: '/docs/a/one', sidebar: 'main' },
      { id: 'b/one', path: '/docs/b/one', sidebar: 'main' },
      { id: 'b/with space', path: '/docs/b/with space', sidebar: 'main' },
      { id: 'b/hidden', path: '/docs/b/hidden', sidebar: 'main', unlisted: true },
      { id: 'b/unnamed', path: '/docs/b/unnamed', sidebar: '' },
    ];
    const same = (docsOf: readonly object[]): GlobalData => ({
      'docusaurus-plugin-content-docs': { default: { versions: [{ path: '/docs', docs: docsOf }] } },
    });
    expect(expandGlobalData(encodeGlobalData(same(others)) as object)).toEqual(same(others));
  });
});
