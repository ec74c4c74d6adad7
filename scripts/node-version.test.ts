import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkNode, isAtLeast, oldestNode } from './node-version';

describe('the Node version', () => {
  it.each([
    ['20.19.0', true],
    ['20.19.4', true],
    ['22.0.0', true],
    ['v24.1.0', true],
    ['20.18.9', false],
    ['18.20.8', false],
    ['9.11.2', false],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isAtLeast(version, '20.19.0')).toBe(expected);
  });

  it('is refused with the version found, the version needed and the remedy', () => {
    expect(() => {
      checkNode('18.20.8');
    }).toThrow(/needs Node 20\.19\.0 or newer, but this is Node 18\.20\.8: install a newer one/);
  });

  it('is the one package.json names', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).toBe(`>=${oldestNode}`);
  });
});
