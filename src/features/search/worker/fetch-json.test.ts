import { afterEach, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    '/index/a.json cannot be reached: Failed to fetch',
  ],
  ['is not there', () => Promise.resolve(new Response('{}', { status: 404 })), '/index/a.json answered 404'],
  ['is cut off', () => Promise.resolve(new Response('{"a":')), '/index/a.json is no JSON (5 characters)'],
])('rejects with the reason for a file that %s', async (_, answer, message) => {
  vi.stubGlobal('fetch', answer);
  await expect(fetchJson('/index/a.json')).rejects.toThrow(message);
});
