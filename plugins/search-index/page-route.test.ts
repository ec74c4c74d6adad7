import { expect, test } from 'vitest';
import { routeOfFile } from './page-route';

test.each([
  ['index.html', ''],
  ['404.html', '404'],
  ['docs/intro/index.html', 'docs/intro'],
  ['docs/intro.html', 'docs/intro'],
])('gives the file %s the route "%s"', (file, route) => {
  expect(routeOfFile(file)).toBe(route);
});
