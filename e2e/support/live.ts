import type { Locator, Page } from '@playwright/test';
import { isEngineKept } from './engine-kept';

/** The page with samples that need no other: the reader's first questions. */
export const samplePage = 'docs/getting-started/first-graph';

/** Booting the engine takes a second on a quiet machine, and more beside a second worker. */
export const booted = { timeout: 45_000 };

/** A live sample of a page, the first one unless told. */
export const sample = (page: Page, index = 0): Locator => page.locator('[data-live-fence]').nth(index);

/** The copy button of the sample has a status of its own. */
export const statusOf = (live: Locator): Locator => live.locator('[data-live-status]');

/** The answer in a sample; a statement that is refused or fails has none. */
export const answer = (live: Locator): Locator => live.locator('[data-live-outcome="answer"]');

/** What a sample says where the engine failed. */
export const failure = (live: Locator): Locator => live.locator('[data-live-outcome="failed"]');

/** Presses Run, and waits for nothing. */
export async function run(live: Locator): Promise<void> {
  await live.getByRole('button', { name: 'Run', exact: true }).click();
}

/** Requests that only a run may make, listed as they are made. */
export function watchEngine(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/engine\/|pglite|worker/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Opens the editor of a sample and puts a statement into it. */
export async function write(live: Locator, statement: string): Promise<void> {
  const edit = live.getByRole('button', { name: 'Edit' });
  if (await edit.isVisible()) await edit.click();
  const field = live.getByRole('textbox', { name: 'Cypher statement' });
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.page().keyboard.insertText(statement);
}

/** Runs a statement in the place of the sample's own, and waits for nothing. */
export async function runStatement(live: Locator, statement: string): Promise<void> {
  await write(live, statement);
  await run(live);
}

/** Waits until the engine's files are kept for the next visit, which happens after the first rows are there. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(isEngineKept, 4, { polling: 100 });
}
