import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeOf } from './page-kind';

it.each([
  ['docs/intro', 'Getting started', 'explanation'],
  ['docs/getting-started/installation', 'Getting started', 'tutorial'],
  ['docs/getting-started/connection-config', 'Getting started', 'reference'],
  ['docs/how-to-guides/troubleshooting', 'Guides', 'symptoms'],
  ['docs/architecture/search', 'Architecture', 'explanation'],
  ['docs/next/how-to-guides/basic-queries', 'Guides', 'guide'],
  ['docs/patterns', 'Patterns', 'guide'],
  ['docs/api-reference/client', 'API', 'reference'],
  ['docs/next/api-generated/classes/QueryBuilder', 'API', 'api'],
  ['docs/0.3.0/api-generated/classes/QueryBuilder', 'API', 'api'],
  ['docs/0.3.0/api-generated/classes/WherePart', 'API', 'internal'],
  ['docs/patterns/product-part', 'Patterns', 'guide'],
  ['docs/1.0.0-beta.1/intro', 'Getting started', 'explanation'],
  ['docs/next/versioning-guide', 'About these docs', 'explanation'],
  ['docs/next/contributing/style-guide', 'Contributing', 'guide'],
  ['docs/algolia-search-setup', 'About these docs', 'site'],
  ['glossary', 'Glossary', 'glossary'],
  ['blog/why-age-schema-client', 'Blog', 'blog'],
  ['', 'Site', 'site'],
])('lists "%s" under "%s", as a page of kind %s', (route, group, kind) => {
  expect(placeOf(route)).toEqual({ group, kind });
});

it.each([
  'blog',
  'blog/archive',
  'blog/tags/security',
  'blog/authors',
  'search',
  '404',
  'docs/next/tags/overview',
  'docs/0.3.0/tags',
])('leaves %s out of the search', (route) => {
  expect(placeOf(route)).toBeNull();
});

it('classifies exactly these generated pages as internal to the builders', () => {
  const routes = new Set(
    readFileSync('checks/expected/routes.json', 'utf8').match(/api-generated\/[\w/-]+/g),
  );
  const internal = [...routes].filter((route) => placeOf(`docs/${route}`)?.kind === 'internal');
  // A new class whose name ends like these ranks lower in the search: decide whether readers look for it before adding
  // it here.
  expect(internal.map((route) => route.replace('api-generated/', '')).sort()).toEqual([
    'classes/BaseQueryPart',
    'classes/LimitPart',
    'classes/MatchPart',
    'classes/OrderByPart',
    'classes/PathPart',
    'classes/ReturnClause',
    'classes/ReturnPart',
    'classes/SkipPart',
    'classes/UnwindPart',
    'classes/WherePart',
    'classes/WithPart',
    'interfaces/IReturnClause',
    'interfaces/QueryPart',
  ]);
});
