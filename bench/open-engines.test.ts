import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { Bench } from './patterns/engine';
import { CountingEngine } from './round-trips/engine';

it.each([
  ['Bench', () => Bench.open(''), 'graph name is invalid'],
  ['CountingEngine', () => CountingEngine.open('nowhere'), 'library-functions.sql'],
])('%s closes its engines when its set-up fails', async (_name, open, message) => {
  const sent = vi.spyOn(PGlite.prototype, 'exec');
  await expect(open()).rejects.toThrow(message);
  const engines = new Set(sent.mock.contexts as readonly PGlite[]);
  expect(engines.size).toBeGreaterThan(0);
  for (const engine of engines) expect(engine.closed).toBe(true);
});
