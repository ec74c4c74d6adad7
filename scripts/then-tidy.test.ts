import { afterEach, describe, expect, it, vi } from 'vitest';
import { thenTidy } from './then-tidy';

afterEach(() => vi.restoreAllMocks());

describe('what is tidied up', () => {
  it('comes after the work, and after work that fails', async () => {
    const order: string[] = [];
    const tidy = (): void => void order.push('tidy');
    const work = (): Promise<number> => Promise.resolve(order.push('work'));
    await expect(thenTidy(work, tidy)).resolves.toBe(1);
    await expect(thenTidy(() => Promise.reject(new Error('no')), tidy)).rejects.toThrow('no');
    expect(order).toEqual(['work', 'tidy', 'tidy']);
  });

  it('goes from inside out when the script is stopped', () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const order: string[] = [];
    const never = (): Promise<void> => new Promise(() => undefined);
    void thenTidy(
      () => thenTidy(never, () => void order.push('inner')),
      () => void order.push('outer'),
    );
    process.emit('SIGINT', 'SIGINT');
    expect(order).toEqual(['inner', 'outer']);
    expect(exit).toHaveBeenCalledWith(130);
  });

  it('is all tried when one part fails, and when the terminal is closed', () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const order: string[] = [];
    const never = (): Promise<void> => new Promise(() => undefined);
    const broken = new Error('no');
    const fail = (): void => {
      throw broken;
    };
    void thenTidy(
      () => thenTidy(never, fail),
      () => void order.push('outer'),
    );
    process.emit('SIGHUP', 'SIGHUP');
    expect(order).toEqual(['outer']);
    expect(said).toHaveBeenCalledWith(broken);
    expect(exit).toHaveBeenCalledWith(129);
  });
});
