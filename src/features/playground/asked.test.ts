import { describe, expect, it } from 'vitest';
import { type Asked, askFirst, choose, chooseGraph, isEdited, takeLink, write } from './asked';
import { chooseFirst, chooseOwn } from './choice';

const first = askFirst(chooseFirst('category-tree'));
const own = (statement: string): Asked => write(choose(first, chooseOwn('parts')), statement);

describe('another choice', () => {
  it('is a new sample, even if the same question is chosen again', () => {
    const again = choose(write(first, 'RETURN 1'), first.choice);
    expect(again).toEqual({ ...first, picks: 1 });
  });

  it.each([
    ['with the focus', false, 'edit'],
    ['without the focus while keys step through the choices', true, 'field'],
  ])('opens the editor for the reader’s own statement, %s', (_, isStep, opens) => {
    expect(choose(first, chooseOwn('parts'), isStep).opens).toBe(opens);
    expect(choose(first, first.choice, isStep).opens).toBeUndefined();
  });
});

describe('another graph', () => {
  it('brings its first question, with the editor closed', () => {
    const asked = chooseGraph(first, 'orders');
    expect(asked.choice).toMatchObject({ graph: 'orders', question: { slice: 'orders' } });
    expect(asked.opens).toBeUndefined();
  });

  it.each([
    ['a statement of the reader’s own', own('RETURN 1'), 'field'],
    ['an edited question', write(first, 'RETURN 1'), 'field'],
    [
      'the statement of a link, with the editor closed',
      takeLink(first, { kind: 'choice', choice: chooseOwn('parts', 'RETURN 1') }),
      undefined,
    ],
  ])('keeps %s, and the editor as it is', (_, asked, opens) => {
    const next = chooseGraph(asked, 'orders');
    expect(next).toMatchObject({ choice: chooseOwn('orders', 'RETURN 1'), statement: 'RETURN 1', note: '' });
    expect(next.opens).toBe(opens);
  });
});

describe('a link', () => {
  it('brings a statement with a note, and does not open the editor', () => {
    const asked = takeLink(own('RETURN 2'), { kind: 'choice', choice: chooseOwn('parts', 'RETURN 1') });
    expect(asked).toMatchObject({ statement: 'RETURN 1', picks: 2 });
    expect(asked.note).toContain('when you press Run');
    expect(asked.opens).toBeUndefined();
    expect(isEdited(asked)).toBe(false);
  });

  it('brings a question without a note', () => {
    expect(takeLink(own('RETURN 2'), { kind: 'choice', choice: first.choice }).note).toBe('');
  });

  it('with a problem changes nothing but the note', () => {
    const asked = own('RETURN 2');
    expect(takeLink(asked, { kind: 'problem', message: 'No.' })).toEqual({ ...asked, note: 'No.' });
  });
});

it('a question counts as edited until its own text is restored', () => {
  expect(isEdited(write(first, 'RETURN 1'))).toBe(true);
  expect(isEdited(write(first, first.choice.statement))).toBe(false);
});
