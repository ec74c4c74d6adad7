import crypto from 'node:crypto';

/** Any moment will do. */
const MOMENT = Date.UTC(2026, 0, 1);

class StillDate extends Date {
  constructor(...given: readonly unknown[]) {
    super(...((given.length > 0 ? given : [MOMENT]) as [number]));
  }

  static override now = (): number => MOMENT;
}

/**
 * Stops the clock, and lets random bytes be zeroes, for what is to have the same bytes whenever and wherever it is made. The
 * clock that measures how long something takes goes on. Both are those of the whole thread: nothing else should run in it.
 */
export async function withoutChance<T>(work: () => Promise<T>): Promise<T> {
  const { Date: date } = globalThis;
  const { randomFillSync } = crypto;
  globalThis.Date = StillDate as DateConstructor;
  Reflect.set(crypto, 'randomFillSync', (bytes: Uint8Array) => bytes.fill(0));
  try {
    return await work();
  } finally {
    globalThis.Date = date;
    Reflect.set(crypto, 'randomFillSync', randomFillSync);
  }
}
