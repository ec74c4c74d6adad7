import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureBytes, sizeOf } from './measure';

function writeBuild(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bytes-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const files = {
  'docs/intro/index.html': '<p>x</p>',
  'assets/css/styles.0a1b.css': 'a{}',
  'assets/js/main.0a1b.js': 'a()',
};

describe('measureBytes', () => {
  it('measures each part once, before and after compression', () => {
    const { html, main } = measureBytes(writeBuild(files));
    expect([html.raw, main.raw]).toEqual([8, 3]);
    expect(sizeOf(Buffer.from('x'.repeat(5000))).brotli).toBeLessThan(50);
  });

  it('refuses a build with two main scripts', () => {
    const build = writeBuild({ ...files, 'assets/js/main.9f.js': 'b()' });
    expect(() => measureBytes(build)).toThrow(/holds 2 files like .* instead of one: build the site anew/);
  });
});
