// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Acts } from './acts';
import { holdClick } from './hold-clicks';
import { focusAgain, keepFocus } from './hold-focus';
import { Hover } from './hold-hover';
import { SearchKeys, tellMissing } from './hold-keys';
import { holdPress } from './hold-press';
import { keepText } from './hold-text';
import { pressByKey } from './press-by-key';

let acts: Acts;
let search: SearchKeys;
let seen: string[];
let holding = new AbortController();
let leaving = new AbortController();

/** Shows a page whose controls are held, and records the events that reach it. */
function show(html: string): void {
  holding.abort();
  leaving.abort();
  leaving = new AbortController();
  document.body = document.createElement('body');
  document.body.innerHTML = html;
  acts = new Acts();
  seen = [];
  search = new SearchKeys(acts);
  holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  window.addEventListener('click', (event) => holdClick(event, acts, search), options);
  window.addEventListener('mousedown', holdPress, options);
  window.addEventListener('keydown', (event) => search.hold(event), options);
  window.addEventListener('paste', (event) => search.holdPaste(event), options);
  window.addEventListener('keydown', pressByKey, { signal: leaving.signal });
  window.addEventListener('input', (event) => keepText(event, acts), options);
  answer = () => {
    holding.abort();
    search.isLost = false;
    document.body.onclick = (event) => seen.push(`click ${(event.target as Element).id}`);
    document.body.onkeydown = (event) => seen.push(`${event.ctrlKey ? 'Ctrl+' : ''}${event.key}`);
    document.body.oninput = (event) => seen.push(`text ${(event.target as HTMLInputElement).value}`);
    document.body.onchange = (event) => seen.push(`choice ${(event.target as HTMLSelectElement).value}`);
    acts.replay();
  };
}
let answer: () => void;

/** Does what the loader does when the application fails to load. */
function fail(): void {
  search.isLost = true;
  acts.replay();
}

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no #${id}`);
  return element;
};
const click = (id: string, init: MouseEventInit = {}): boolean =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

beforeEach(() => show(''));

describe('clicks', () => {
  it.each([
    ['a button', '<button id="x">b</button>'],
    ['an icon in a button', '<button id="x"><svg id="in"></svg></button>'],
    ['a tab', '<ul><li id="x" role="tab">t</li></ul>'],
    ['a category of the sidebar', '<a id="x" href="#there" role="button">c</a>'],
    ['a checkbox', '<input id="x" type="checkbox">'],
    ['the link that skips to the content', '<a id="x" href="#__docusaurus_skipToContent_fallback">s</a>'],
  ])('on %s are held and replayed once', (_, html) => {
    show(html);
    const target = html.includes('id="in"') ? 'in' : 'x';
    expect([click(target), click(target)]).toEqual([false, false]);
    answer();
    expect(seen.filter((each) => each === 'click x')).toEqual(['click x']);
  });

  it('on the same control are replayed once, in the place of the last one', () => {
    show('<button id="a"></button><button id="b"></button>');
    click('a');
    click('b');
    click('a');
    answer();
    expect(seen).toEqual(['click b', 'click a']);
  });

  it('reach the element that has replaced the clicked control', () => {
    const html = '<li role="tab" id="a"></li><li role="tab" id="b"></li>';
    show(`<div><ul>${html}</ul></div>`);
    click('b');
    document.querySelector('div')?.replaceChildren(document.createElement('ul'));
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', html);
    answer();
    expect(seen).toEqual(['click b']);
  });

  it('reach the replacement even if a translation and a preload had added elements around the control', () => {
    const drawn = '<p>text</p><p><button id="a"></button> or <button id="b"></button></p>';
    show(`<div><link>${drawn.replace(' or ', '<font>oder</font>')}</div>`);
    click('b');
    document.querySelector('div')?.replaceChildren();
    document.querySelector('div')?.insertAdjacentHTML('beforeend', drawn);
    answer();
    expect(seen).toEqual(['click b']);
  });

  it('on the summary of a details element are left to the browser', () => {
    show('<details id="d"><summary id="x">s</summary></details>');
    expect(click('x')).toBe(true);
    expect((byId('d') as HTMLDetailsElement).open).toBe(true);
    answer();
    expect(seen).toEqual([]);
  });

  it('on a label are left to the browser, but the click that this sends to a radio button is held', () => {
    show(
      '<label id="name" for="field">n</label><input id="field"><label><b id="in">g</b><input type="radio" id="x"></label>',
    );
    expect(click('name')).toBe(true);
    expect(click('in')).toBe(true);
    const box = document.querySelector<HTMLInputElement>('#x');
    expect(box?.checked).toBe(false);
    answer();
    expect(box?.checked).toBe(true);
  });

  it('on plain links, and on menu links with Ctrl held, are left to the browser', () => {
    show('<a id="plain" href="#there">p</a><a id="menu" href="#there" role="button">m</a>');
    expect(click('plain')).toBe(true);
    expect(click('menu', { ctrlKey: true })).toBe(true);
    answer();
    expect(seen).toEqual([]);
  });
});

describe('a mouse press that ends after the application has loaded', () => {
  const html = '<p><a id="a" href="#a" role="button">a</a><a id="b" href="#b" role="button">b</a></p>';
  const mouse = (type: string, id: string, button = 0): boolean =>
    byId(id).dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
  const drawAnew = (): void => {
    document.body.innerHTML = html;
  };

  it.each<readonly [string, () => void, string, number, readonly string[]]>([
    ['clicks the element that has replaced the pressed one, once', drawAnew, 'a', 0, ['click a']],
    ['is left to the browser if the pressed element was not replaced', () => undefined, 'a', 0, []],
    ['clicks nothing if it ends on another element', drawAnew, 'b', 0, []],
    ['clicks nothing with the right button', drawAnew, 'a', 2, []],
  ])('%s', (_, change, end, button, expected) => {
    show(html);
    mouse('mousedown', 'a', button);
    change();
    answer();
    mouse('mouseup', end);
    mouse('mouseup', end);
    expect(seen).toEqual(expected);
  });
});

it('after a drag, the next press on a replaced control is left to the browser', () => {
  const html = '<a id="a" href="#a" role="button">a</a>';
  show(html);
  const mouse = (type: string): boolean => byId('a').dispatchEvent(new MouseEvent(type, { bubbles: true }));
  mouse('mousedown');
  mouse('dragstart');
  document.body.innerHTML = html;
  answer();
  mouse('mousedown');
  mouse('mouseup');
  expect(seen).toEqual([]);
});

it('the click after a press on a replaced control keeps the modifier keys', () => {
  const html = '<a id="a" href="#a" role="button">a</a>';
  show(html);
  byId('a').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  document.body.innerHTML = html;
  answer();
  let isHeld = false;
  byId('a').onclick = ({ ctrlKey }) => (isHeld = ctrlKey);
  byId('a').dispatchEvent(new MouseEvent('mouseup', { bubbles: true, ctrlKey: true }));
  expect(isHeld).toBe(true);
});

describe('keys', () => {
  it('pressed on a tab are not replayed on another control that has the focus by then', () => {
    show('<li role="tab" tabindex="0" id="a"></li><a href="#b" role="button" id="b">b</a>');
    byId('a').focus();
    press(' ', {}, byId('a'));
    byId('b').focus();
    answer();
    expect(seen).toEqual([]);
  });

  it('pressed on a tab are left to the page if the application fails to load', () => {
    show('<li role="tab" tabindex="0" id="a"></li>');
    fail();
    byId('a').focus();
    expect([press('Home', {}, byId('a')), press(' ', {}, byId('a'))]).toEqual([true, true]);
  });

  it('pressed on a tab are held and replayed, each where the one before has moved the focus', () => {
    show('<li role="tab" tabindex="0" id="a"></li><li role="tab" tabindex="-1" id="b"></li>');
    byId('a').focus();
    const keys = ['ArrowRight', 'Enter', ' ', 'Home', 'End', 'ArrowLeft'];
    expect(keys.map((key) => press(key, {}, byId('a')))).toEqual(keys.map(() => false));
    const others = ['ArrowDown', 'Tab', 'Escape'].map((key) => press(key, {}, byId('a')));
    expect([...others, press('ArrowLeft', { altKey: true }, byId('a')), press('End')]).not.toContain(false);
    const pressed: string[] = [];
    byId('a').onkeydown = () => byId('b').focus();
    byId('b').onkeydown = ({ key }) => pressed.push(key);
    answer();
    expect(seen).toEqual(keys);
    expect(pressed).toEqual(keys.slice(1));
  });

  it.each([
    ['Ctrl+K', () => press('k', { ctrlKey: true })],
    ['Cmd+K', () => press('K', { metaKey: true })],
    ['Ctrl+K on a Russian keyboard', () => press('\u043b', { ctrlKey: true, code: 'KeyK' })],
    ['slash', () => press('/')],
  ])('%s opens search with the keys typed after it', (_, ask) => {
    ask();
    const typed = ['e', '/', 'x', 'Backspace', 'Enter'];
    expect(typed.map((key) => press(key))).toEqual(typed.map(() => false));
    expect([press('ArrowDown'), press('c', { ctrlKey: true })]).toEqual([true, true]);
    answer();
    expect(seen).toEqual(['Ctrl+k', ...typed]);
  });

  it('the shortcut of Firefox\u2019s console and an autofill event, which has no key, are not held', () => {
    expect(press('K', { ctrlKey: true, shiftKey: true })).toBe(true);
    const filledIn = new Event('keydown', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(filledIn);
    expect(() => search.hold(filledIn as KeyboardEvent)).not.toThrow();
    expect(filledIn.defaultPrevented).toBe(false);
    answer();
    expect(seen).toEqual([]);
  });

  it('a paste after the request for search is held as single keys, at most 64; any other is left to the page', () => {
    const paste = (text: string): boolean =>
      document.body.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
          clipboardData: { getData: () => text },
        }),
      );
    expect(paste('x')).toBe(true);
    press('k', { ctrlKey: true });
    press('a');
    expect(paste(`b ${'c'.repeat(1_000_000)}`)).toBe(false);
    answer();
    expect(seen).toEqual(['Ctrl+k', 'a', 'b', ' ', ...Array.from({ length: 62 }, () => 'c')]);
  });

  it('a second slash is not added to the query', () => {
    for (const key of ['/', '/', 'e']) press(key);
    answer();
    expect(seen).toEqual(['Ctrl+k', 'e']);
  });

  it('Enter and Backspace are left to the page while search is not requested', () => {
    expect([press('Enter'), press('Backspace')]).toEqual([true, true]);
  });

  it('a click on the search button opens search, with the letters typed after it', () => {
    show('<button id="s" class="DocSearch DocSearch-Button"></button>');
    click('s');
    press('e');
    answer();
    expect(seen).toEqual(['Ctrl+k', 'e']);
  });

  it('a letter typed on the focused search button opens search with it', () => {
    show('<button id="s" class="DocSearch DocSearch-Button"></button>');
    byId('s').focus();
    press('e', {}, byId('s'));
    answer();
    expect(seen).toEqual(['Ctrl+k', 'e']);
  });

  it('Escape cancels the request for search', () => {
    press('k', { ctrlKey: true });
    press('e');
    press('Escape');
    expect(press('e')).toBe(true);
    answer();
    expect(seen).toEqual([]);
  });

  describe('when the application fails to load', () => {
    const words = `<button id="s" class="DocSearch-Button"></button>
      <button id="b"></button><details><summary id="d">d</summary></details>`;
    const shown = (): string | undefined => document.documentElement.dataset.missing;

    beforeEach(() => tellMissing());

    it('are left to the page again, and an alert says that the requested search did not load', () => {
      show(words);
      press('k', { ctrlKey: true });
      fail();
      expect(shown()).toBe('search');
      expect(press('e')).toBe(true);
      answer();
      expect(seen).toEqual([]);
    });

    it('show the alert when search is requested again, and open search once the application loads', () => {
      show(words);
      fail();
      expect(shown()).toBe('');
      click('s');
      expect(shown()).toBe('search');
      press('e');
      answer();
      expect(seen).toEqual(['Ctrl+k', 'e']);
    });

    it('hide the alert with Escape', () => {
      show(words);
      fail();
      press('/');
      press('Escape');
      expect(shown()).toBe('');
    });

    it('a clicked button shows the alert, and is clicked again once the application loads', () => {
      show(words);
      click('b');
      expect(shown()).toBe('');
      fail();
      expect(shown()).toBe('control');
      click('d');
      expect(shown()).toBe('');
      click('b');
      expect(shown()).toBe('control');
      answer();
      expect(seen).toEqual(['click b']);
    });

    it('a details element is left to the browser', () => {
      show(words);
      fail();
      expect(click('d')).toBe(true);
    });

    it('a control is dimmed while its click is held; after the failure only a button still is', () => {
      show('<button id="b"></button><input type="checkbox" id="x">');
      const dimmed = (): readonly string[] =>
        [...document.querySelectorAll('body [data-missing]')].map(({ id }) => id);
      click('b');
      click('x');
      expect(dimmed()).toEqual(['b', 'x']);
      fail();
      expect(dimmed()).toEqual(['b']);
      answer();
      expect(dimmed()).toEqual([]);
    });
  });

  it('letters and slashes typed into a field are left to it', () => {
    show('<input id="f">');
    byId('f').focus();
    expect([press('/', {}, byId('f')), press('e', {}, byId('f'))]).toEqual([true, true]);
  });

  it('Space clicks a link that has the role of a button, before and after the application has loaded', () => {
    show('<a id="m" href="#there" role="button">m</a><a id="l" href="#there">l</a>');
    expect([press(' ', {}, byId('m')), press(' ', {}, byId('l'))]).toEqual([false, true]);
    expect(seen).toEqual([]);
    answer();
    expect(seen).toEqual(['click m']);
    press(' ', {}, byId('m'));
    expect(seen).toEqual(['click m', ' ', 'click m']);
  });
});

describe('fields', () => {
  it('get back the text that was typed before the application loaded', () => {
    show('<input id="f">');
    const field = byId('f') as HTMLInputElement;
    for (const text of ['e', 'ed']) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.value = '';
    answer();
    expect(field.value).toBe('ed');
    expect(seen).toEqual(['text ed', 'choice ed']);
  });

  it('get back the chosen option', () => {
    show('<select id="f"><option>a</option><option>b</option></select>');
    const field = byId('f') as HTMLSelectElement;
    field.value = 'b';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.value = 'a';
    answer();
    expect(seen).toEqual(['text b', 'choice b']);
  });
});

/** jsdom has no PointerEvent. */
class PointerEventStub extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

describe('the focus', () => {
  function focusIn(html: string): void {
    show(html);
    document.body.addEventListener('focusin', (event) => keepFocus(event, acts));
    byId('b').focus();
  }

  it('sends its event again to the focused element', () => {
    focusIn('<button id="b"></button>');
    const arrivals: string[] = [];
    document.body.addEventListener('focusin', ({ target }) => arrivals.push((target as Element).id));
    focusAgain();
    expect(arrivals).toEqual(['b']);
  });

  it('sends no event if no element has it', () => {
    show('<p>Text</p>');
    let arrivals = 0;
    document.body.addEventListener('focusin', () => arrivals++);
    focusAgain();
    expect(arrivals).toBe(0);
  });

  it('moves to the element that has replaced the focused one', () => {
    const html = '<p><button id="a"></button><button id="b"></button></p>';
    focusIn(html);
    document.body.innerHTML = html;
    expect(document.activeElement).toBe(document.body);
    acts.replay();
    expect(document.activeElement).toBe(byId('b'));
  });

  it('is not restored if the reader has given it up', () => {
    focusIn('<button id="b"></button>');
    byId('b').blur();
    acts.replay();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a pointer', () => {
  beforeEach(() => {
    vi.stubGlobal('PointerEvent', PointerEventStub);
  });

  const rest = (pointerType: string, type = 'pointermove'): readonly string[] => {
    show('<p id="p"></p>');
    const hover = new Hover();
    const arrivals: string[] = [];
    for (const type of ['pointerover', 'mouseover'] as const)
      byId('p').addEventListener(type, ({ clientX, clientY }) =>
        arrivals.push(`${type} ${clientX} ${clientY}`),
      );
    document.elementFromPoint = () => byId('p');
    hover.replay();
    hover.note(new PointerEvent(type, { clientX: 3, clientY: 4, pointerType }));
    hover.replay();
    return arrivals;
  };

  const arrival = ['pointerover 3 4', 'mouseover 3 4'];

  it('sends its events again where it rests', () => expect(rest('mouse')).toEqual(arrival));

  it('that is a finger sends them where it tapped', () =>
    expect(rest('touch', 'pointerup')).toEqual(arrival));

  it('that is a finger sends none where it scrolled', () => expect(rest('touch')).toEqual([]));
});
