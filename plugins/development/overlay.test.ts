import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isNoBuildFault } from './overlay';

/** The dev server sends the function to the overlay as text. */
const received = runInThisContext(`(${isNoBuildFault.toString()})`) as typeof isNoBuildFault;

it.each([
  // Messages of Rspack 1.7.
  ['  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):\n  ╰─▶   × a', false],
  ["Cannot find module '@site/docs/patterns/gone.mdx'", false],
  ["Cannot read properties of undefined (reading 'map')", true],
])('the overlay shows errors of the browser only, not faults of the build: %j', (message, isShown) => {
  expect(received(new Error(message))).toBe(isShown);
});
