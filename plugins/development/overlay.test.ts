import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { isNoBuildFault } from './overlay';

/** As the overlay makes it of what it is sent. */
const received = runInThisContext(`(${isNoBuildFault.toString()})`) as typeof isNoBuildFault;

it.each([
  // As Rspack 1.7 throws them.
  ['  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):\n  ╰─▶   × a', false],
  ["Cannot find module '@site/docs/patterns/gone.mdx'", false],
  ["Cannot read properties of undefined (reading 'map')", true],
])('shows what only the browser knows: %j', (message, isShown) => {
  expect(received(new Error(message))).toBe(isShown);
});
