import { expect, it } from 'vitest';
import { openTurns } from './turns';

interface Work {
  readonly name: string;
  readonly end: (error?: Error) => void;
}

/** Makes work that runs until its `end` is called. */
function collect(): { readonly begun: Work[]; readonly begin: (name: string) => () => Promise<string> } {
  const begun: Work[] = [];
  return {
    begun,
    begin: (name) => () =>
      new Promise((resolve, reject) => {
        begun.push({ name, end: (error) => (error ? reject(error) : resolve(name)) });
      }),
  };
}

const names = (begun: readonly Work[]): readonly string[] => begun.map(({ name }) => name);

it('begins as much work at once as there are places, and the rest in order as places become free', async () => {
  const turns = openTurns(2);
  const { begun, begin } = collect();
  const results = ['types', 'engine', 'index', 'last'].map((name) => turns(begin(name)));
  expect(names(begun)).toEqual(['types', 'engine']);
  begun[1]?.end();
  expect(await results[1]).toBe('engine');
  await Promise.resolve();
  expect(names(begun)).toEqual(['types', 'engine', 'index']);
  for (const { end } of begun) end();
  await Promise.all(results.slice(0, 3));
  expect(names(begun).at(-1)).toBe('last');
});

it('begins the next work after one that throws or rejects', async () => {
  const turns = openTurns(1);
  const { begun, begin } = collect();
  const thrown = turns(() => {
    throw new Error('no samples');
  });
  const failed = turns(begin('engine'));
  const done = turns(begin('index'));
  await expect(thrown).rejects.toThrow('no samples');
  begun[0]?.end(new Error('no such graph'));
  await expect(failed).rejects.toThrow('no such graph');
  begun[1]?.end();
  expect(await done).toBe('index');
});
