import { spawnSync } from 'node:child_process';
import { expect, open, test } from './support/test';

// Proven elsewhere: the rules of the search input, in search; that the service's clients require both credentials, in
// `src/features/search/client/service-clients.test.tsx`.

const failures = [
  ['unknown navbar item', 'No NavbarItem component found for type "flying-carpet".'],
  [
    'sidebar without link',
    `DocSidebarNavbarItem: Sidebar with ID "emptySidebar" doesn't have anything to be linked to.`,
  ],
  ['unknown sidebar', `Can't find any sidebar with id "noSidebar" in version 1.0`],
  ['unknown doc', `Couldn't find any doc with id "no-doc" in version "1.0".`],
  [
    'translation of nothing',
    'Docusaurus translation declarations must have at least a translation id or a default translation message',
  ],
  ['translation of elements', 'The Docusaurus <Translate> component only accept simple string values'],
] as const;

for (const [probe, message] of failures) {
  test(`${probe}: the crashed page shows the error message`, async ({ page, sites, noise }) => {
    noise.expect(new RegExp(message.slice(0, 30).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    // React warns of the element it was given, next to the error itself.
    if (probe === 'translation of elements') noise.expect(/Illegal <Translate> children/);
    await open(page, `${sites.fixture}probes`);
    await page.getByRole('button', { name: probe }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByText(message)).toBeVisible();
  });
}

test('half-set search credentials end the build with one sentence', () => {
  const env = { ...process.env, ALGOLIA_APP_ID: 'set', ALGOLIA_SEARCH_KEY: '', ALGOLIA_INDEX_NAME: '' };
  const build = spawnSync('npx', ['docusaurus', 'build', '--out-dir', '.cache/test/half-set'], {
    env,
    encoding: 'utf8',
    timeout: 25_000,
  });
  expect(build.status).not.toBe(0);
  expect(build.stdout + build.stderr).toContain(
    'Hosted search is half configured: ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME are not set.',
  );
  // A stack trace would tell nothing to the person who set the variables.
  expect(build.stdout + build.stderr).not.toMatch(/^ +at /m);
});
