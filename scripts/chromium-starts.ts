import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { reasonOf, Stop } from './fail';

/** What the browser itself wrote while Playwright waited for it, first line first. */
function wordsOf(failure: string): string {
  const lines = failure.matchAll(/^\[pid=\d+\]\[(?:err|out)\] (.*)$/gm);
  return [...lines].map(([, said = '']) => said.trim()).join(' ');
}

/**
 * Checks that a Chromium starts, and ends it. With one that lacks a library, or that is only a script which names the
 * package to install, each browser test would fail by itself.
 *
 * @param executablePath - The program.
 * @param args - What to start it with.
 * @throws Stop with what the browser said, or Playwright where it said nothing, and the remedy
 */
export async function checkStarts(executablePath: string, args: readonly string[]): Promise<void> {
  try {
    const browser = await chromium.launch({ executablePath, args: [...args] });
    await browser.close();
  } catch (error) {
    const failure = stripVTControlCharacters(reasonOf(error));
    const said = wordsOf(failure) || (failure.split('\n')[0] ?? '');
    throw new Stop(
      `${executablePath} does not start: ${said.replace(/\.?$/, '.')} Install what it lacks, or set CHROMIUM_PATH to a Chromium or Chrome that starts.`,
    );
  }
}
