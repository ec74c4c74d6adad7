import { afterAll, describe, expect, it, vi } from 'vitest';
import { dataRooms, runOn, makeRepository } from './run-on';

describe.each([
  ['limits', 'limit', 'extension-and-graph-not-created'],
  ['glossary', 'term', 'vertex'],
])('the check "%s", on data with a fault', (check, what, id) => {
  const list = `${what}s`;
  const root = makeRepository({}, [...dataRooms, 'checks/expected'], afterAll);
  /** What the check finds when one entry of the repository's data is replaced. */
  async function told(change: (entry: { readonly id: string }) => readonly object[]): Promise<string> {
    vi.resetModules();
    vi.doMock(`../${check}`, async (importOriginal) => {
      const own = await importOriginal<Record<string, readonly { readonly id: string }[]>>();
      return { ...own, [list]: own[list]?.flatMap((entry) => (entry.id === id ? change(entry) : entry)) };
    });
    const { findings } = await runOn(root, check);
    vi.doUnmock(`../${check}`);
    return findings.join('\n');
  }

  it('reports an id that two entries have', async () => {
    expect(await told((entry) => [entry, entry])).toContain(`The id "${id}" is taken by `);
  });

  it('reports a missing field without also looking for the page that it would name', async () => {
    const findings = await told((entry) => [{ ...entry, page: undefined }]);
    expect(findings).toContain(`The ${what} "${id}" has no "page".`);
    expect(findings).not.toContain(' leads to ');
  });
});
