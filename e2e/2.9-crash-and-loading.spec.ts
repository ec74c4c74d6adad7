import { findViolations } from './support/accessibility';
import { breakCode, breakCodeHere, holdCode } from './support/requests';
import { expect, hydrated, open, test, type Page } from './support/test';

// react-loadable also has a state "timed out" for a route that is loading. It never occurs, because Docusaurus sets no
// time-out.

/**
 * Serves the code of pages without its default exports, after a delay. A standalone page then crashes together with its
 * layout, a doc within it.
 */
async function loseDefaults(page: Page, delay = 0): Promise<void> {
  await page.route(/\/assets\/js\/(?!main\.)[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const code = await answer.text();
    await page.waitForTimeout(delay);
    await route.fulfill({ response: answer, body: code.replaceAll('default:()=>', 'other:()=>') });
  });
}

test.describe('a page that crashes', () => {
  test('shows the error message with its causes, and recovers on Try again', async ({
    page,
    sites,
    noise,
  }) => {
    noise.expect(/The outer part broke\./);
    await open(page, `${sites.fixture}probes`);
    await page.getByRole('button', { name: 'crash with causes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    const message = page.getByText('The outer part broke.');
    expect(await message.textContent()).toBe('The outer part broke.\n\nCause:\nThe inner part broke.');
    await expect(page.getByRole('navigation', { name: 'Main' }), 'the frame stays').toBeVisible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'crash with causes' })).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });

  test('is an accessible alert in both colour modes, and is replaced by the next doc', async ({
    page,
    noise,
  }) => {
    noise.expect(/doesn't have a default export/);
    await open(page, 'docs/getting-started/installation');
    await loseDefaults(page);
    await page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a[href$="/basic-usage"]').click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page crashed.');
    await expect(
      page.getByRole('alert').filter({ has: heading }),
      'the heading is in an alert',
    ).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click();
    await expect(heading).toHaveText('Introduction');
  });

  test('says so even when its layout is broken, and names the navbar item that failed', async ({
    page,
    sites,
    noise,
  }) => {
    noise.expect(/The fragile item broke\./);
    noise.expect(/A theme navbar item failed to render\./);
    await page.goto(`${sites.fixture}viewport?fragile`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    const text = page.getByText('A theme navbar item failed to render.');
    await expect(text).toContainText(
      'Please double-check the following navbar item (themeConfig.navbar.items)',
    );
    await expect(text).toContainText('"type": "custom-fragile"');
    await expect(text).toContainText('Cause:\nThe fragile item broke.');
  });

  test.describe('together with its layout', () => {
    const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed.' });
    const link = (page: Page, name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

    /** Opens the glossary with code that lacks its component. The code of later pages is intact. */
    async function crashGlossary(page: Page): Promise<void> {
      await open(page, 'docs/intro');
      await loseDefaults(page);
      await link(page, 'Glossary').click();
      await expect(crashed(page)).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }

    test.beforeEach(({ noise }) => noise.expect(/doesn't have a default export/));

    test('is an alert with its reason, keeps language, viewport and icon, and is replaced by the next page', async ({
      page,
    }) => {
      await crashGlossary(page);
      await expect(
        page
          .getByRole('main')
          .getByRole('alert')
          .filter({ has: crashed(page) }),
      ).toBeVisible();
      await expect(
        page.getByText(
          "The page component at /ageSchemaClient/glossary doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
        ),
      ).toBeVisible();
      await expect(page).toHaveTitle('Page error | age-schema-client');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /width=device-width/);
      await expect(page.locator('link[rel=icon]')).toHaveCount(1);
      await link(page, 'Blog').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      await expect(page).toHaveTitle('Blog | age-schema-client');
    });

    test('during hydration still responds to the switch of the colour mode', async ({ page }) => {
      await loseDefaults(page);
      await page.goto('glossary');
      await page.mouse.wheel(0, 100);
      await expect(crashed(page)).toBeVisible();
      await page.getByRole('button', { name: /dark and light mode/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await hydrated(page);
    });

    test('ends the progress bar', async ({ page }) => {
      await open(page, 'docs/intro');
      await loseDefaults(page, 400);
      await link(page, 'Glossary').click();
      await expect(page.locator('#nprogress')).toHaveCount(1);
      await expect(crashed(page)).toBeVisible();
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('stays until the next page is preloaded, whose title is then announced', async ({ page }) => {
      await crashGlossary(page);
      const code = await holdCode(page);
      await link(page, 'Blog').click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.locator('#nprogress'), 'the next page is being loaded').toHaveCount(1);
      await expect(crashed(page)).toBeVisible();
      code.release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      await expect(page.locator('body > output')).toHaveText('Blog | age-schema-client');
    });

    test('is replaced by a full load of the next page when the code of that page fails to load', async ({
      page,
      noise,
    }) => {
      noise.expect(/console warning: .*(?:ChunkLoadError|Loading chunk)/);
      noise.expect(/net::ERR_FAILED/);
      noise.allow(/page error: Loading chunk/);
      await crashGlossary(page);
      await breakCodeHere(page);
      await link(page, 'Blog').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    });
  });
});

test.describe('a page that is loading', () => {
  test('shows a spinner after 200 ms, which turns in cycles of 1.5 s and 3 s, then the page', async ({
    page,
    sites,
  }) => {
    await page.clock.install();
    await open(page, `${sites.fixture}loading`);
    const code = await holdCode(page);
    const spinner = page.locator('svg#loader');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByRole('button', { name: 'Show the slow page' }).click();
    await page.clock.runFor(199);
    // Real time in which it could be drawn; the page's own clock stands still.
    await page.waitForTimeout(100);
    expect(await spinner.count()).toBe(0);
    await page.clock.runFor(1);
    await expect(spinner).toBeVisible();
    const durations = await spinner
      .locator('animate')
      .evaluateAll((all) => all.map((one) => one.getAttribute('dur')));
    expect(new Set(durations)).toEqual(new Set(['1.5s', '3s']));
    code.release();
    await page.clock.resume();
    await expect(page.getByText('The slow page is here.')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('shows the error and a Retry button when it fails, and loads on Retry', async ({
    page,
    sites,
    noise,
  }) => {
    noise.expect(/net::ERR_FAILED/);
    await open(page, `${sites.fixture}loading`);
    const code = await breakCode(page);
    await page.getByRole('button', { name: 'Show the slow page' }).click();
    const box = page.getByRole('alert');
    await expect(box).toContainText(/Loading chunk .+ failed/);
    const [boxWidth, pageWidth] = await box.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.parentElement?.getBoundingClientRect().width ?? 0,
    ]);
    expect(boxWidth / pageWidth, 'the box is half as wide as the page').toBeCloseTo(0.5, 1);
    code.release();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The slow page is here.')).toBeVisible();
  });
});
