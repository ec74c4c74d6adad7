import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stopSignals } from './stop-signals';
import { thenTidy } from './then-tidy';

const listening = (): readonly NodeJS.SignalsListener[] =>
  stopSignals.flatMap((signal) => process.listeners(signal));

let before: readonly NodeJS.SignalsListener[];

beforeEach(() => {
  before = listening();
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(listening()).toEqual(before);
});

/** Not `emit`: other listeners of this process would end it. */
function stopWith(signal: NodeJS.Signals): void {
  for (const each of process.listeners(signal)) if (!before.includes(each)) each(signal);
}

/** Work that goes on until `end` is called. */
function makeWork(): { readonly work: () => Promise<void>; readonly end: () => void } {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end: () => end() };
}

describe('thenTidy', () => {
  it('tidies up after the work, also when the work fails', async () => {
    const order: string[] = [];
    const tidy = (): void => void order.push('tidy');
    const work = (): Promise<number> => Promise.resolve(order.push('work'));
    await expect(thenTidy(work, tidy)).resolves.toBe(1);
    await expect(thenTidy(() => Promise.reject(new Error('no')), tidy)).rejects.toThrow('no');
    expect(order).toEqual(['work', 'tidy', 'tidy']);
  });

  it('tidies up from the inside out when a signal stops the script, even if one part fails', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const order: string[] = [];
    const broken = new Error('no');
    const { work, end } = makeWork();
    const failing = vi.fn(() => {
      order.push('inner');
      if (order.length === 1) throw broken;
    });
    const done = thenTidy(
      () => thenTidy(work, failing),
      () => void order.push('outer'),
    );
    stopWith('SIGINT');
    expect(order).toEqual(['inner', 'outer']);
    expect(said.mock.calls).toEqual([[broken]]);
    expect(exit.mock.calls).toEqual([[130]]);
    end();
    await done;
  });

  it('tidies up only what is still pending when the terminal is closed', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const order: string[] = [];
    const { work, end } = makeWork();
    const done = thenTidy(
      async () => {
        await thenTidy(
          () => Promise.resolve(),
          () => void order.push('inner'),
        );
        order.push('goes on');
        await work();
      },
      () => void order.push('outer'),
    );
    await vi.waitFor(() => expect(order).toEqual(['inner', 'goes on']));
    stopWith('SIGHUP');
    expect(order).toEqual(['inner', 'goes on', 'outer']);
    expect(exit.mock.calls).toEqual([[129]]);
    end();
    await done;
  });

  it('tidies up after running work on a signal, when work that began earlier has ended', async () => {
    vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const [first, second] = [makeWork(), makeWork()];
    const order: string[] = [];
    const done = [
      thenTidy(first.work, () => void order.push('first')),
      thenTidy(second.work, () => void order.push('second')),
    ];
    first.end();
    await done[0];
    stopWith('SIGTERM');
    expect(order).toEqual(['first', 'second']);
    second.end();
    await done[1];
  });
});
