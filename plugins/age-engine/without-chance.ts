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
 * Makes work reproducible, for files that must have the same bytes whenever and wherever they are made: it stops the
 * clock and makes random bytes zero. The clock that measures durations goes on. Both changes affect the whole thread,
 * so nothing else should run in it.
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
