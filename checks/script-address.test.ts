import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../config/site';

it.each(['docs', 'versioned_docs/version-0.3.0'])(
  'the page on the first graph in %s downloads the example graph from this site',
  (room) => {
    const page = readFileSync(`${room}/getting-started/first-graph.mdx`, 'utf8');
    expect(page).toContain(`curl --remote-name ${site.url}${site.baseUrl}bicycle.sql\n`);
  },
);
