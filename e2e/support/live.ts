import type { Locator, Page } from '@playwright/test';
import { isEngineKept } from './engine-kept';

/** A page whose live samples need no other page. */
export const samplePage = 'docs/getting-started/first-graph';

/** Booting the engine takes a second on a quiet machine, and more beside a second worker. */
export const booted = { timeout: 45_000 };

/** A live sample of a page, by default the first. */
export const sample = (page: Page, index = 0): Locator => page.locator('[data-live-fence]').nth(index);

/** The status of a live sample, as opposed to that of its copy button. */
export const statusOf = (live: Locator): Locator => live.locator('[data-live-status]');

/** The answer in a sample; a statement that is refused or fails has none. */
export const answer = (live: Locator): Locator => live.locator('[data-live-outcome="answer"]');

/** The message in a sample whose run failed in the engine. */
export const failure = (live: Locator): Locator => live.locator('[data-live-outcome="failed"]');

/** Presses Run without waiting for the answer. */
export async function run(live: Locator): Promise<void> {
  await live.getByRole('button', { name: 'Run', exact: true }).click();
}

/** Records the requests that only a run may cause. The returned list grows with them. */
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

/** Runs a statement in place of the sample's own, without waiting for the answer. */
export async function runStatement(live: Locator, statement: string): Promise<void> {
  await write(live, statement);
  await run(live);
}

/** Waits until the engine's files are kept for the next visit, which happens after the first rows are there. */
export async function waitUntilKept(page: Page): Promise<void> {
  await page.waitForFunction(isEngineKept, 4, { polling: 100 });
}
