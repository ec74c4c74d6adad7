// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askFirst, choose, chooseGraph, write } from './asked';
import { chooseFirst, chooseOwn } from './choice';
import { noteDraft, readDraft } from './draft';

const first = askFirst(chooseFirst('category-tree'));

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft', () => {
  it.each([
    ['a statement of the reader’s own', write(choose(first, chooseOwn('parts')), 'RETURN 1'), 'parts'],
    [
      'a statement that came with a link and was edited',
      write(askFirst(chooseOwn('orders', 'RETURN 2')), 'RETURN 1'),
      'orders',
    ],
    ['an edited question', write(first, 'RETURN 1'), 'categories'],
    ['an edited question on another graph', chooseGraph(write(first, 'RETURN 1'), 'parts'), 'parts'],
  ] as const)('is %s', (_, asked, graph) => {
    noteDraft('/tree', asked);
    expect(readDraft('/tree')).toEqual(chooseOwn(graph, 'RETURN 1'));
  });

  it.each([
    ['a ready question is picked', choose(write(first, 'RETURN 1'), first.choice)],
    ['a question has its own text again', write(write(first, 'RETURN 1'), first.statement)],
    ['nothing but blanks is left', write(choose(first, chooseOwn('parts')), ' \n')],
  ])('is forgotten when %s', (_, asked) => {
    noteDraft('/tree', write(first, 'RETURN 1'));
    noteDraft('/tree', asked);
    expect(readDraft('/tree')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{"graph":"nowhere","statement":"RETURN 1"}',
    '{"graph":"parts","statement":1}',
  ])('is not read from %j', (stored) => {
    sessionStorage.setItem('playground-statement /tree', stored);
    expect(readDraft('/tree')).toBeNull();
  });

  it('belongs to one page, whose address may end with a slash', () => {
    noteDraft('/tree/', write(first, 'RETURN 1'));
    expect(readDraft('/')).toBeNull();
    expect(readDraft('/tree')).toEqual(chooseOwn('categories', 'RETURN 1'));
  });

  it('is not kept where the browser stores nothing, and nothing fails', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    noteDraft('/tree', write(first, 'RETURN 1'));
    expect(readDraft('/tree')).toBeNull();
  });

  it('is no older statement where there is no room for the newest', () => {
    noteDraft('/tree', write(first, 'RETURN 1'));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    noteDraft('/tree', write(first, 'RETURN 2'));
    expect(readDraft('/tree')).toBeNull();
  });
});
