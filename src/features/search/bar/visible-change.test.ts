import { expect, it } from 'vitest';
import { isVisibleChange } from './visible-change';

const state = {
  query: 'edge',
  status: 'loading',
  collections: [] as readonly string[],
  context: { hits: 0 },
};

it.each([
  ['a letter', { ...state, query: 'edges' }],
  ['hits', { ...state, status: 'idle', collections: ['Edge'], context: { hits: 1 } }],
  ['a search that takes long', { ...state, status: 'stalled' }],
])('reports a visible change for %s', (_, next) => {
  expect(isVisibleChange({ prevState: state, state: next })).toBe(true);
});

it('reports a visible change for a new context once the search is idle', () => {
  const prevState = { ...state, status: 'idle' };
  expect(isVisibleChange({ prevState, state: { ...prevState, context: { hits: 2 } } })).toBe(true);
});

it.each([
  ['the number of hits that are still to come', { ...state, context: { hits: 20 } }],
  ['a status that it has already', { ...state, status: 'loading' }],
])('reports no visible change for %s', (_, next) => {
  expect(isVisibleChange({ prevState: state, state: next })).toBe(false);
});
