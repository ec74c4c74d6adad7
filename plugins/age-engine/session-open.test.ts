import { expect, it, vi } from 'vitest';
import { EngineSession } from './session';

const engine = vi.hoisted(() => ({
  close: vi.fn(() => Promise.resolve()),
  execProtocol: vi.fn(() => Promise.reject(new Error('The engine is out of memory.'))),
}));

vi.mock('./snapshot', () => ({ bootEngine: () => Promise.resolve(engine) }));

it('closes an engine whose set-up fails, since no caller has a reference to it', async () => {
  await expect(EngineSession.open('.')).rejects.toThrow('The engine is out of memory.');
  expect(engine.execProtocol).toHaveBeenCalledOnce();
  expect(engine.close).toHaveBeenCalledOnce();
});
