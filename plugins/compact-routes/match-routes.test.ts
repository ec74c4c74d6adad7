import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { matchRoutes, renderRoutes } from './client/match-routes';

const show =
  (name: string) =>
  ({ route }: { readonly route: { readonly routes?: Parameters<typeof renderRoutes>[0] } }): ReactElement =>
    createElement('p', { id: name }, renderRoutes(route.routes));

const routes = [
  {
    path: '/docs',
    component: show('docs'),
    routes: [
      { path: '/docs/a', exact: true, sensitive: true, component: show('a') },
      { path: '/docs/b', exact: true, sensitive: true, component: show('b') },
    ],
  },
  { path: '*', component: show('none') },
];

it.each([
  ['/docs/b', ['/docs', '/docs/b']],
  ['/docs/B', ['/docs']],
  ['/docs/b/c', ['/docs']],
  ['/blog', ['*']],
])('the address %s matches the routes %j', (path, expected) => {
  const found = matchRoutes(routes, path);
  expect(found.map(({ route }) => route.path)).toEqual(expected);
});

it.each([
  ['/docs/b', '<p id="docs"><p id="b"></p></p>'],
  ['/docs/B', '<p id="docs"></p>'],
  ['/blog', '<p id="none"></p>'],
])('the routes that match %s render %s', (location, html) => {
  expect(renderToStaticMarkup(createElement(StaticRouter, { location }, renderRoutes(routes)))).toBe(html);
});
