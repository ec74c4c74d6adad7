import { expect, it } from 'vitest';
import { refuseFolder } from './refuse-folder';
import { Stop } from './stop';

// The site was built in folders with these characters.
it.each([
  '/home/ä b/site',
  '/home/(1)/site',
  '/home/[1]/site',
  '/home/{1}+/site',
  "/home/b'c&$;/site",
  'C:\\Users\\a\\site',
])('accepts %s', (root) => {
  expect(() => refuseFolder(root)).not.toThrow();
});

it.each([
  ['/home/a!b/site', '!'],
  ['/home/c#/site', '#'],
  ['/home/why?/site', '?'],
  ['/home/50% off/site', '%'],
])('refuses %s', (root, part) => {
  expect(() => refuseFolder(root)).toThrow(Stop);
  expect(() => refuseFolder(root)).toThrow(`has "${part}" in it`);
});
