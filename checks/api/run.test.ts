import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Stop } from '../../scripts/fail';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { run as runCheck } from './run';

const run = (root: string) => runCheck(root, () => undefined);

/** A repository with a folder for the declarations of one version, and an empty record of the library's behaviour. */
function makeRoot(version: string): string {
  const behaviour = JSON.stringify({ fails: [], throws: [] });
  const root = makeTempFolder({ 'checks/expected/api-behaviour.json': behaviour });
  mkdirSync(path.join(root, 'api', version), { recursive: true });
  return root;
}

it('stops at a version that has no expectations, or no record of the released surface', async () => {
  await expect(run(makeRoot('9.9.9'))).rejects.toThrow(
    new Stop('checks/api/expectations.ts: There is no entry for 9.9.9. Add one.'),
  );
  await expect(run(makeRoot('next'))).rejects.toThrow(
    new Stop('checks/expected/api-next.json: There is no such file. Record in it what the release next has.'),
  );
});

it('reports no recorded name as stale while the declarations of a version do not compile', async () => {
  const root = makeTempFolder({
    'checks/expected/api-behaviour.json': '{ "fails": ["Next.only"], "throws": [] }',
    'checks/expected/api-0.3.0.json': '[]',
    'checks/expected/api-next.json': '[]',
    'api/0.3.0/index.d.ts': '/** A class. */\nexport declare class Old {}\n',
    'api/next/index.d.ts': 'export declare class Next {\n  only(: void;\n}\n',
  });
  for (const version of ['0.3.0', 'next'])
    cpSync(`api/${version}/tsconfig.json`, path.join(root, 'api', version, 'tsconfig.json'));
  const told = async (): Promise<readonly string[]> => (await run(root)).map(({ message }) => message);
  expect(await told()).toContainEqual(expect.stringMatching(/^the declarations do not compile/));
  expect(await told()).not.toContain("Next.only is in no version's declarations");
  writeFileSync(path.join(root, 'api/next/index.d.ts'), '/** A class. */\nexport declare class Next {}\n');
  expect(await told()).toContain("Next.only is in no version's declarations");
});

it('looks for a linked guide among the pages of the same version only', async () => {
  const comment = '/** See [A](guide:guides/a#top) and [B](guide:guides/b). */';
  const root = makeTempFolder({
    'checks/expected/api-behaviour.json': '{ "fails": [], "throws": [] }',
    'checks/expected/api-next.json': '[]',
    'api/next/index.d.ts': `${comment}\nexport declare class Next {}\n`,
    'docs/guides/a/index.mdx': '',
    'versioned_docs/version-0.3.0/guides/b.mdx': '',
  });
  cpSync('api/next/tsconfig.json', path.join(root, 'api/next/tsconfig.json'));
  const told = (await run(root)).map(({ message }) => message);
  expect(told.filter((message) => message.includes('which does not exist'))).toEqual([
    'Next links to the guide guides/b, which does not exist',
  ]);
});
