// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectKeys, keepKey } from './early-keys';
import { noteChoice, useEarlyKeys, useFocusInside, useFocusReturn } from './modal-focus';

let box: HTMLInputElement;
let modal: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  modal = document.createElement('div');
  modal.className = 'DocSearch-Modal';
  box = document.createElement('input');
  box.className = 'DocSearch-Input';
  box.maxLength = 64;
  modal.append(box);
  document.body.replaceChildren(modal);
  box.focus();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('keys pressed while the modal loads', () => {
  const press = (...keys: readonly string[]): readonly string[] => {
    const heard: string[] = [];
    expectKeys();
    keys.forEach(keepKey);
    box.addEventListener('input', () => heard.push(box.value));
    box.addEventListener('keydown', ({ key }) => heard.push(key));
    renderHook(() => useEarlyKeys(() => heard.push('close')));
    vi.runAllTimers();
    return heard;
  };

  it.each([
    ['b a s / x', ['bas/x']],
    ['b a x Backspace s', ['bas']],
    ['e d Enter', ['ed', 'Enter']],
    ['e d Enter g', ['edg']],
    ['Backspace a', ['a']],
    ['Enter', []],
    ['e Escape', ['close']],
  ])('%s result in %j', (keys, heard) => {
    expect(press(...keys.split(' '))).toEqual(heard);
  });

  it('leave no half of an emoji in the box: the address of the search page could not encode it', () => {
    const letters = Array.from({ length: 63 }, () => 'a');
    expect(press(...letters, '\u{1f600}')).toEqual([letters.join('')]);
    box.value = '';
    expect(press(...letters, '\ud83d')).toEqual([letters.join('')]);
  });

  it('replace a selected text', () => {
    box.value = 'selected';
    box.select();
    expect(press('a')).toEqual(['a']);
  });

  it('delete a selected text with Backspace', () => {
    box.value = 'selected';
    box.select();
    expect(press('Backspace')).toEqual(['']);
  });

  it('submit a query that is in the box already with Enter', () => {
    box.value = 'selected';
    expect(press('Enter')).toEqual(['Enter']);
  });
});

describe('focus', () => {
  const drawAgain = async (): Promise<void> => {
    modal.append(document.createElement('p'));
    await Promise.resolve();
    vi.runAllTimers();
  };
  const button = (): HTMLButtonElement => modal.appendChild(document.createElement('button'));

  it('moves to the box when the focused element is removed', async () => {
    renderHook(useFocusInside);
    const star = button();
    star.focus();
    star.remove();
    await drawAgain();
    expect(document.activeElement).toBe(box);
  });

  it('stays on an element that is not removed, and is not restored after a blur', async () => {
    renderHook(useFocusInside);
    const star = button();
    star.focus();
    await drawAgain();
    expect(document.activeElement).toBe(star);
    star.blur();
    await drawAgain();
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['#100%', '100%'],
    ['#50%25', '50%'],
  ])('moves to the target of the hash %s when a hit was chosen', (hash, id) => {
    const { unmount } = renderHook(useFocusReturn);
    const place = document.body.appendChild(document.createElement('h2'));
    place.id = id;
    box.blur();
    noteChoice(`/${hash}`);
    unmount();
    expect(document.activeElement).toBe(place);
    expect(place.hasAttribute('tabindex'), 'a later click on the heading gives it no focus').toBe(false);
  });
});
