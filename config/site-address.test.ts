import { expect, it } from 'vitest';
import { site } from './site';
import { requireAddress } from './site-address';

it.each([site, { url: 'https://docs.example.com', baseUrl: '/' }, { url: site.url, baseUrl: '/a/b/' }])(
  'accepts $url$baseUrl',
  (address) => expect(() => requireAddress(address)).not.toThrow(),
);

it.each([
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['https://Docs.Example.com', 'https://docs.example.com'],
  ['https://docs.example.com/manual', 'https://docs.example.com'],
  ['docs.example.com', 'https://docs.example.com'],
])('refuses the url %s and suggests %s', (url, right) =>
  expect(() => requireAddress({ url, baseUrl: '/' })).toThrow(
    `url in config/site.ts is "${url}". It is protocol and host alone: write "${right}"; a path belongs in baseUrl.`,
  ),
);

it.each([
  ['manual', '/manual/'],
  ['/manual', '/manual/'],
  ['manual/', '/manual/'],
  ['/a//b/', '/a/b/'],
  ['', '/'],
])('refuses the base path %j and suggests %s', (baseUrl, right) =>
  expect(() => requireAddress({ url: site.url, baseUrl })).toThrow(
    `baseUrl in config/site.ts is "${baseUrl}": write "${right}", with a slash at both ends.`,
  ),
);
