import { describe, expect, it } from 'vitest';
import { checkNode } from './node-version';

describe('the Node version', () => {
  // From 20.19 and 22.12 on, Node can require ES modules.
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0', '26.0.0'])('%s is accepted', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['9.11.2', '18.20.8', '20.18.9', '21.7.3', '22.11.0'])('%s is refused', (version) => {
    expect(() => checkNode(version)).toThrow(`this is Node ${version}`);
  });

  it('is refused with a sentence that names this version, the needed ones and the remedy', () => {
    expect(() => checkNode('18.20.8')).toThrow(
      /needs Node \^20\.19\.0 or >=22\.12\.0, but this is Node 18\.20\.8: install another one/,
    );
  });
});
