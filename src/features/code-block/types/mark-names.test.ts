// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { copyableText } from '../copyable-text';
import { markNames } from './mark-names';

function block(html: string): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

describe('markNames', () => {
  it('wraps names inside the elements that colour them and keeps the text unchanged', () => {
    const code = block(
      '<span class=k>const</span> a<span class=u> =</span>\n<span class=f>  open</span>(a);',
    );
    const text = code.textContent;
    const names = markNames(code, [
      [0, 6, 1, 3],
      [1, 2, 4, 0],
      [1, 7, 1, 3],
    ]);
    expect(names.map((name) => [name.textContent, name.dataset.note])).toEqual([
      ['a', '3'],
      ['open', '0'],
      ['a', '3'],
    ]);
    expect(code.textContent).toBe(text);
    expect(names[1]?.parentElement?.className).toBe('f');
    expect(names.every((name) => name.tabIndex === -1)).toBe(true);
  });

  it('leaves out a name that an element splits in two', () => {
    expect(markNames(block('gra<mark>ph</mark>'), [[0, 0, 5, 0]])).toEqual([]);
  });
});

describe('copyableText', () => {
  it('leaves out the removed lines of a diff', () => {
    expect(
      copyableText(block('a\n<span class="line-removed">b\n</span><span class="line-added">c</span>')),
    ).toBe('a\nc');
  });
});
