import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Stop } from '../../scripts/fail';
import { run } from './run';

/** A repository with declarations of one version and a record of what was found by running the library. */
function makeRoot(version: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'api-run-'));
  mkdirSync(path.join(root, 'checks/expected'), { recursive: true });
  mkdirSync(path.join(root, 'api', version), { recursive: true });
  const behaviour = JSON.stringify({ fails: [], throws: [], guides: [] });
  writeFileSync(path.join(root, 'checks/expected/api-behaviour.json'), behaviour);
  return root;
}

it('looks at every folder of declarations: one that nothing is recorded of is told, not passed over', async () => {
  await expect(run(makeRoot('9.9.9'))).rejects.toThrow(
    new Stop('checks/api/expectations.ts: There is no entry for 9.9.9. Add one.'),
  );
  await expect(run(makeRoot('next'))).rejects.toThrow(
    new Stop('checks/expected/api-next.json: There is no such file. Record in it what the release next has.'),
  );
});
