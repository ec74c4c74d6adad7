import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { terms } from '../../glossary';
import { readGlossaryPages } from './glossary-samples';

describe('readGlossaryPages', () => {
  const pages = readGlossaryPages(process.cwd());

  it('makes a page with one fence for each term that has a sample', () => {
    expect(pages).toHaveLength(terms.filter((term) => term.example).length);
    expect(pages.flatMap((page) => page.problems)).toEqual([]);
    expect(pages.every((page) => page.fences.length === 1)).toBe(true);
  });

  it('gives each sample the line on which its term begins', () => {
    const fence = pages.flatMap((page) => page.fences).find(({ code }) => code.includes('SET p.cost'));
    const source = readFileSync(fence?.file ?? '', 'utf8').split('\n');
    expect(source[(fence?.line ?? 0) - 1]?.trim()).toBe("id: 'set',");
  });
});
