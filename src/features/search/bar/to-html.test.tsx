// @vitest-environment jsdom
import { createContext, Fragment, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toHtml } from './to-html';

const Mark = ({ size }: { readonly size: number }): ReactElement => (
  <mark className="m" tabIndex={size} title="a">
    <b id="b" />
  </mark>
);

it.each<[string, ReactNode]>([
  ['a text', 'a <b> & "c"'],
  ['a number', 3],
  ['nothing', [null, undefined, false, true, '']],
  ['a list in a fragment', <Fragment key="f">{['a', <b key="b">b</b>]}</Fragment>],
  ['a component with its attributes', <Mark key="i" size={20} />],
  ['attributes that need escaping', <i key="t" className={'"><script>'} title="a & b" />],
  ['HTML of its own', <span key="s" className="c" dangerouslySetInnerHTML={{ __html: '<mark>a</mark>' }} />],
])('renders %s to the same HTML as React', (_, node) => {
  const asPage = (html: string): string => {
    const place = document.createElement('div');
    place.innerHTML = html;
    return place.innerHTML;
  };
  expect(asPage(toHtml(node))).toBe(asPage(renderToStaticMarkup(node)));
});

it('omits icons, and the whole container of the icon for the selected hit', () => {
  const icon = (
    <svg className="c">
      <path d="M0 0" />
    </svg>
  );
  expect(toHtml(<div className="DocSearch-Hit-icon">{icon}</div>)).toBe(
    '<div class="DocSearch-Hit-icon"></div>',
  );
  expect(toHtml(<div className="DocSearch-Hit-action">{icon}</div>)).toBe('');
});

it('omits event handlers', () => {
  expect(toHtml(<button onClick={() => undefined}>x</button>)).toBe('<button>x</button>');
});

it('throws for a component that is not a function, such as a context provider', () => {
  const { Provider } = createContext('');
  expect(() => toHtml(<Provider value="a">b</Provider>)).toThrow('cannot be written as HTML');
});
