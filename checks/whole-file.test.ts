import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMarkdownPage } from './fences/read-page';

const words = (code: string): string => code.replace(/\s+/g, ' ').trim();

/** Tutorials that show a file in steps, and the whole file at the end. */
const tutorials = [
  'docs/getting-started/basic-usage.mdx',
  'versioned_docs/version-0.3.0/getting-started/basic-usage.mdx',
];

describe('the whole file of a tutorial', () => {
  it.each(tutorials)('equals its steps put together: %s', (file) => {
    const page = readMarkdownPage({ file, kind: 'doc', version: null }, readFileSync(file, 'utf8'));
    const parts = page.fences.filter(({ flags }) => flags.title === 'offers.ts').map(({ shown }) => shown);
    expect(parts.length).toBeGreaterThan(6);
    expect(words(parts.slice(0, -1).join('\n'))).toBe(words(parts.at(-1) ?? ''));
  });
});
