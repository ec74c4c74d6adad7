import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from '@playwright/test';
import { listLooks } from './looks';

const engine = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose result depends on colours; all others give the same result in both modes. */
const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Combinations of colours, size and weight that passed in this worker: they are not measured again on the next page.
 */
const goodLooks = new Set<string>();

/**
 * Loads the accessibility engine with each page of a context, without starting it: sending it to each page when it is
 * needed takes longer than starting it.
 */
export async function bringEngine(context: BrowserContext): Promise<void> {
  await context.addInitScript(`window.startAxe = function () { var module, exports, define; ${engine} }`);
}

/** The rules by which the engine checks elements, in the form of its options. */
type Rules = Pick<RunOptions, 'rules' | 'runOnly'>;

const colours: Rules = { runOnly: { type: 'rule', values: [...colourRules] } };
const allBut = (rules: readonly string[]): Rules => ({
  rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])),
});

/** Starts the engine on a page, and sends it there first if it was not loaded with the page. */
async function startEngine(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => {
    const { startAxe } = window as unknown as { startAxe?: () => void };
    startAxe?.();
    return 'axe' in window;
  });
  if (!isThere) await page.evaluate(engine);
}

/**
 * Runs the accessibility engine on elements, or on the whole page.
 *
 * @returns the violations, one line each: rule, element, reason
 */
async function analyse(
  page: Page,
  elements: readonly string[] | null,
  rules: Rules,
): Promise<readonly string[]> {
  return page.evaluate(
    async ({ selectors, chosen }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(selectors ? { include: selectors } : document, {
        resultTypes: ['violations'],
        ...chosen,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    { selectors: elements, chosen: rules },
  );
}

/** Switches the colour mode as another tab would: the application follows, without a click that moves the page. */
export async function switchMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((theme) => {
    const storageArea = window.localStorage;
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme, storageArea }));
  }, mode);
  await page.locator(`html[data-theme="${mode}"]`).waitFor({ state: 'attached' });
  // Wait for transitions, however short: until they end, colours are between the modes.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Violations of the rules for colours in the page's present mode. One element for each look is measured. */
async function findColourViolations(page: Page): Promise<readonly string[]> {
  const looks = (await page.evaluate(listLooks)).filter(({ look }) => !goodLooks.has(look));
  if (looks.length === 0) return [];
  const found = await analyse(
    page,
    looks.map(({ selector }) => selector),
    colours,
  );
  if (found.length === 0) for (const { look } of looks) goodLooks.add(look);
  return found;
}

/** Violations in a part of a page, in its present mode and by all rules except those of `without`. */
export async function findViolationsIn(
  page: Page,
  part: string,
  without: readonly string[],
): Promise<readonly string[]> {
  await startEngine(page);
  return analyse(page, [part], allBut(without));
}

/**
 * Violations on a page in both colour modes. Measuring the contrast of thousands of words would take most of the
 * engine's time, so each combination of colours, size and weight is measured once. The page is left in dark mode.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  if ((await page.locator('html').getAttribute('data-theme')) !== 'light') await switchMode(page, 'light');
  await startEngine(page);
  const structure = await analyse(page, null, allBut(colourRules));
  const light = await findColourViolations(page);
  await switchMode(page, 'dark');
  const dark = await findColourViolations(page);
  return [...structure, ...light.map((each) => `light: ${each}`), ...dark.map((each) => `dark: ${each}`)];
}
