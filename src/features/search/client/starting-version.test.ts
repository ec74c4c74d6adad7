// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { noteVersionRead } from './last-read';
import { startingVersion } from './starting-version';

const versions = [
  { name: '0.3.0', path: '/base/docs' },
  { name: 'current', path: '/base/docs/next' },
];
const nothing = { wanted: null, preferred: null, referrer: '' };
const pageOf = (path: string): string => new URL(path, window.location.origin).href;

afterEach(() => noteVersionRead(null));

it('prefers the version in the address, then the one being read, of the referring page, and picked before', () => {
  const hints = { wanted: '0.3.0', preferred: '0.3.0', referrer: pageOf('/base/docs/intro') };
  expect(startingVersion(versions, { ...nothing, preferred: 'current' })).toBe('current');
  expect(startingVersion(versions, { ...hints, wanted: null, preferred: 'current' })).toBe('0.3.0');
  noteVersionRead('current');
  expect(startingVersion(versions, { ...hints, wanted: null })).toBe('current');
  expect(startingVersion(versions, hints)).toBe('0.3.0');
});

it('skips versions that do not exist, and is null without a hint', () => {
  expect(startingVersion(versions, { ...nothing, wanted: '0.1.0', preferred: 'current' })).toBe('current');
  expect(startingVersion(versions, { ...nothing, wanted: '0.1.0' })).toBeNull();
  expect(startingVersion(versions, nothing)).toBeNull();
});

it.each([
  [pageOf('/base/docs/next/intro'), 'current'],
  [pageOf('/base/docs/next'), 'current'],
  [pageOf('/base/docs/nextlevel'), '0.3.0'],
  [pageOf('/base/docs'), '0.3.0'],
  [pageOf('/base/blog'), null],
  ['https://example.org/base/docs/intro', null],
  ['no address', null],
])('for a reader who comes from %s is %j', (referrer, version) => {
  expect(startingVersion(versions, { ...nothing, referrer })).toBe(version);
});
