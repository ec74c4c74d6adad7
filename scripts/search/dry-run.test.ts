import { expect, it } from 'vitest';
import { toHostedRecords } from '../../plugins/search-index/hosted-records';
import { describePush } from './dry-run';
import { synonyms } from './settings';

const section = {
  level: 1,
  heading: 'Bulk loading',
  anchor: '',
  text: 'Loads.',
  code: '',
  names: '',
  messages: [],
};
const records = toHostedRecords(
  {
    route: 'docs/bulk',
    group: 'Guides',
    kind: 'guide',
    title: 'Bulk loading',
    description: '',
    keywords: '',
    language: 'en',
    tag: 'docs-default-0.3.0',
    version: '0.3.0',
    links: [],
    sections: [
      section,
      { ...section, level: 2, heading: 'Restart', anchor: 'restart', text: 'x'.repeat(500) },
    ],
  },
  'https://example.org/base/',
);

it('lists what would be sent: size, records by version and group, synonyms, settings, a sample', () => {
  const lines = describePush(records, 'The site in build, built just now:');
  expect(lines[0]).toBe('The site in build, built just now:');
  expect(lines[1]).toMatch(/^2 records, \d+ kB; the largest is docs\/bulk#restart with \d+ bytes$/);
  expect(lines).toContain('  docs-default-0.3.0: 2');
  expect(lines).toContain('  Guides: 2');
  expect(lines).toContain(`${String(synonyms.length)} groups of synonyms`);
  expect(lines).toContainEqual(expect.stringMatching(/^settings: \{.*"attributeForDistinct"/s));
  expect(lines.at(-1)).toContain('"objectID": "docs/bulk"');
});

it('reports zeros for an empty list of records', () => {
  expect(describePush([], 'The site in build:')[1]).toBe('0 records, 0 kB; the largest is none with 0 bytes');
});
