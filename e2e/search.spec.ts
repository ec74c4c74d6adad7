import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import {
  engines,
  hits,
  hostedCount,
  hostedGroups,
  modal,
  openModal,
  searchButton,
  shownGroups,
} from './support/search-engines';
import { expect, open, test } from './support/test';
import { goWayBack, watchWayBack } from './support/way-back';

// The modal. What does not depend on the engine is tested with the embedded engine alone. What needs the same visit is
// one test in steps, because the visit takes most of the time.

test('opens by keys and button, returns the focus, and takes the selected text and up to 64 characters', async ({
  page,
}) => {
  await open(page, 'docs/intro');
  const input = modal(page).getByRole('combobox');
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  }
  await searchButton(page).click();
  await expect(input).toHaveAttribute('placeholder', 'Search docs');
  await input.pressSequentially('x'.repeat(70), { delay: 0 });
  await expect(input).toHaveValue('x'.repeat(64));
  await page.keyboard.press('Escape');
  await expect(searchButton(page)).toBeFocused();

  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await page.locator('h1').selectText();
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('Introduction');
  await expect(hits(page).first()).toContainText('Introduction');
});

test('keeps the focus inside the modal on Tab and Shift+Tab', async ({ page }) => {
  await open(page, 'docs/intro');
  await page.keyboard.press('Control+k');
  const input = modal(page).getByRole('combobox');
  await input.fill('savepoint');
  const last = modal(page).getByRole('link', { name: /^See all/ });
  await expect(last).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await input.fill('');
  await expect(hits(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
});

test('opens a hit and closes when storage has no room to save the hit', async ({ page }) => {
  const input = await openModal(page);
  await page.evaluate(() => {
    // Room for the short entry by which DocSearch tests whether there is storage.
    localStorage.setItem('room', 'x'.repeat(56));
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`fill ${size}`, 'x'.repeat(size));
      } catch {
        // Half of it may still fit.
      }
    }
    localStorage.removeItem('room');
  });
  await input.fill('first graph');
  await expect(hits(page).first()).toContainText('first graph');
  await input.press('Enter');
  await expect(page).toHaveURL(/getting-started\/first-graph/);
  await expect(modal(page)).toHaveCount(0);
});

for (const [how, choose] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a click', (page: Page) => hits(page).filter({ hasText: 'Dangling edge' }).first().click()],
] as const) {
  test(`after ${how} on a hit of the same page, Tab goes on from its section and Space opens no modal`, async ({
    page,
  }) => {
    await open(page, 'glossary');
    await searchButton(page).click();
    await modal(page).getByRole('combobox').fill('dangling edge');
    const hit = hits(page).filter({ hasText: 'Dangling edge' }).first();
    await hit.hover();
    await expect(hit).toHaveAttribute('aria-selected', 'true');
    await choose(page);
    await expect(modal(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#dangling-edge$/);
    await page.keyboard.press('Space');
    await expect(searchButton(page)).not.toBeFocused();
    await page.waitForTimeout(300);
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    const isAfter = await page.evaluate(() => {
      const place = document.getElementById('dangling-edge');
      const { activeElement } = document;
      return place && activeElement
        ? (place.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
        : false;
    });
    expect(isAfter).toBe(true);
  });
}

for (const [how, choose] of [
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ['a click', (page: Page) => hits(page).first().click()],
  [
    'the link to all results',
    (page: Page) =>
      modal(page)
        .getByRole('link', { name: /^See all/ })
        .click(),
  ],
] as const) {
  test(`on a phone, Back after ${how} returns to the scroll position on the page before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, 'docs/how-to-guides/basic-queries');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.keyboard.press('Control+k');
    await modal(page).getByRole('combobox').fill('savepoint');
    await expect(hits(page).first()).toBeVisible();
    await choose(page);
    await expect(page).not.toHaveURL(/basic-queries/);
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/basic-queries/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });
}

test('Back closes the modal, and returns to the scroll position on the page before', async ({ page }) => {
  await open(page, 'docs/how-to-guides/basic-queries');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Blog' })
    .dispatchEvent('click');
  await expect(page).toHaveTitle(/^Blog/);
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByRole('combobox')).toBeFocused();
  await page.goBack();
  await expect(modal(page)).toHaveCount(0);
  await expect(page).toHaveURL(/basic-queries/);
  await expect(searchButton(page)).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
});

test("Android's back gesture closes the modal, and leaves the menu below it open", async ({ page }) => {
  await watchWayBack(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, 'docs/intro');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
  await page.keyboard.press('Control+k');
  await expect(modal(page).getByRole('combobox')).toBeFocused();
  await goWayBack(page);
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
});

test('stores an opened section without the texts that are only for display', async ({ page }) => {
  const input = await openModal(page, 'glossary');
  await input.fill('transaction');
  await modal(page).locator('.DocSearch-Hit--Child').first().click();
  await expect(modal(page)).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).toContain('objectID');
  expect(stored).not.toMatch(/__docsearch_parent|_snippetResult|_highlightResult/);
});

test('Control, Command or Shift opens a hit, or all results, in another tab or window', async ({
  page,
  context,
}) => {
  const input = await openModal(page, 'glossary');
  for (const key of ['Control', 'Meta', 'Shift']) {
    await input.fill('introduction');
    await expect(hits(page).first()).toBeVisible();
    const [opened] = await Promise.all([context.waitForEvent('page'), input.press(`${key}+Enter`)]);
    await opened.waitForURL(/\/docs\/intro\/?$/);
    await opened.close();
    await expect(page).toHaveURL(/\/glossary/);
  }
  const all = page.getByRole('link', { name: /^See all/ });
  for (const key of ['Control', 'Shift'] as const) {
    const [opened] = await Promise.all([context.waitForEvent('page'), all.click({ modifiers: [key] })]);
    await opened.close();
    await expect(input).toBeVisible();
  }
});

test('draws icons of hits, the mark of the selected hit and lines at sections by CSS, without images', async ({
  page,
}) => {
  const input = await openModal(page);
  await input.fill('transaction');
  await expect(hits(page).nth(1)).toBeVisible();
  const drawn = await hits(page).evaluateAll((all) =>
    all.flatMap((hit) => {
      const styleOf = (selector: string, pseudo?: string) => {
        const part = hit.querySelector(selector);
        return part && getComputedStyle(part, pseudo);
      };
      const icon = styleOf('.DocSearch-Hit-icon');
      if (!icon) return [];
      const enter = styleOf('.DocSearch-Hit-Container', '::after');
      return {
        kind: hit.querySelector('a')?.dataset.type === 'lvl1' ? 'page' : 'section',
        shape: icon.clipPath,
        hasGround: icon.backgroundColor === icon.color,
        pictures: hit.querySelectorAll('svg').length,
        isChosen: hit.getAttribute('aria-selected') === 'true',
        hasEnter: enter?.content === '""' && enter.backgroundColor === enter.color,
        isChild: hit.classList.contains('DocSearch-Hit--Child'),
        line: styleOf('.DocSearch-Hit-Container', '::before')?.borderLeftWidth ?? '',
      };
    }),
  );
  const shapes = (kind: string) => [
    ...new Set(drawn.filter((hit) => hit.kind === kind).map((hit) => hit.shape)),
  ];
  expect([...shapes('page'), ...shapes('section')]).toEqual([
    expect.stringMatching(/^path\(evenodd, "M 3\.7/),
    expect.stringMatching(/^path\(evenodd, "M 6\.3/),
  ]);
  for (const hit of drawn) {
    expect(hit).toMatchObject({ hasGround: true, pictures: 0, hasEnter: hit.isChosen });
    expect(parseFloat(hit.line) > 0 && hit.line !== '').toBe(hit.isChild);
  }
  expect(drawn.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  expect(drawn.some(({ isChild }) => isChild)).toBe(true);
});

/** The part of the storage keys of saved searches that depends on the engine. */
const savedUnder = { embedded: 'embedded', hosted: 'docs' } as const;

test('treats blanks alone as no query', async ({ page }) => {
  const input = await openModal(page, 'glossary');
  await input.press('Space');
  await expect(modal(page)).toContainText('No recent searches');
  await expect(input).toHaveValue('');
  await input.pressSequentially('graph ');
  await expect(input).toHaveValue('graph ');
  await input.fill('   ');
  await expect(input).toHaveValue('');
});

test('shows saved searches as text, and leaves out those of another site', async ({ page }) => {
  await page.addInitScript((name) => {
    const markup = '<img src=x onerror=alert(1)>';
    const hit = (url: string) => ({
      objectID: url,
      url,
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Guides', lvl1: 'Saved' },
      _snippetResult: { hierarchy: { lvl1: { value: markup } } },
    });
    const list = [hit('/ageSchemaClient/docs/intro'), hit('//evil.example/ageSchemaClient/x')];
    localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${name}`, JSON.stringify(list));
  }, savedUnder.embedded);
  await openModal(page, 'glossary');
  await expect(hits(page)).toHaveText(['Saved']);
  await expect(modal(page).locator('.DocSearch-Dropdown img')).toHaveCount(0);
});

/**
 * DocSearch's options contain links. A `hitComponent` could render them without, but readers would lose the address,
 * the middle button and "open in a new tab". Focus stays in the field and never goes to an option.
 */
const notAsked = ['nested-interactive'];

/** Expects no accessibility violation in either colour mode. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
      for (const animation of document.getAnimations()) animation.finish();
    }, mode);
    expect(await findViolationsIn(page, '.DocSearch-Modal', notAsked), `${state}, ${mode}`).toEqual([]);
  }
}

for (const engine of engines) {
  test.describe(`the modal, ${engine.name} engine`, () => {
    test.beforeEach(({ page }) => engine.prepare(page));

    test('names its keys, groups hits, reports when there are none, and links to all results', async ({
      page,
    }) => {
      const input = await openModal(page, 'docs/next/intro');
      await expect(modal(page)).toContainText('No recent searches');
      const footer = modal(page).locator('.DocSearch-Footer');
      // On a phone, which has no keys, the footer has only the name of the service.
      for (const hint of ['to select', 'to navigate', 'to close'])
        await expect(footer.getByText(hint, { exact: true })).toBeVisible();
      // The hosted service demands that its name is shown; the embedded engine shows none.
      await expect(footer.locator('.DocSearch-Logo')).toBeVisible({ visible: engine.name === 'hosted' });

      await input.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      const groups = await shownGroups(page);
      if (engine.name === 'hosted') expect(groups).toEqual(hostedGroups);
      else expect(groups[0]?.[0]).toBe('Getting started');

      await input.fill('xqzzt <b>');
      await expect(modal(page).locator('.DocSearch-Title')).toHaveText('No results for "xqzzt <b>"');
      await expect(modal(page)).toContainText('Try searching for');
      const suggestions = modal(page).locator('.DocSearch-Prefill');
      expect(await suggestions.count()).toBeLessThanOrEqual(3);
      await expect(suggestions.first()).toHaveText('Getting started');
      await expect(modal(page)).toContainText('Believe this query should return results?');
      const link = modal(page).getByRole('link', { name: 'Let us know' });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.pathname).toBe('/standardbeagle/ageSchemaClient/issues/new');
      expect(url.searchParams.get('title')).toContain('"xqzzt <b>"');

      // The size of a phone in landscape, or of the window of a small laptop at 150 %.
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(footer).toBeInViewport({ ratio: 1 });
      await input.fill('introduction');
      const all = modal(page).getByRole('link', { name: /^See all/ });
      await expect(all).toHaveText(/^See all \d+ results$/);
      const found = Number(/\d+/.exec(await all.innerText())?.[0]);
      if (engine.name === 'hosted') expect(found).toBe(hostedCount);
      await all.click();
      await expect(page).toHaveURL(/\/search\?q=introduction/);
      await expect(modal(page)).toHaveCount(0);
      await expect(
        page.getByRole('main').getByText(`${found} documents found`, { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('current');
    });

    test('suggests queries when the first query, for example a pasted one, finds nothing', async ({
      page,
    }) => {
      const input = await openModal(page);
      await input.fill('xqzzt');
      await expect(modal(page)).toContainText('No results for');
      await expect(modal(page)).toContainText('Try searching for');
      const suggestions = modal(page).locator('.DocSearch-Prefill');
      await expect(suggestions).toHaveText(['Getting started', 'Guides', 'API']);
      await suggestions.last().click();
      await expect(input).toHaveValue('api ');
      for (const name of ['api ', 'guides ', 'getting started ']) {
        await input.fill(name);
        await expect(hits(page).first()).toBeVisible();
      }
    });

    test('is accessible in either mode', async ({ page }) => {
      const input = await openModal(page);
      await expectAccessible(page, 'empty');
      await input.fill('introduction');
      await expect(hits(page).first()).toBeVisible();
      // It is set a frame after the hits are there.
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, 'with results');
      await input.fill('xqzzt');
      await expect(modal(page)).toContainText('No results for');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expectAccessible(page, 'without results');
      await input.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');
      await input.press('Enter');
      await expect(modal(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(hits(page)).toHaveCount(1);
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, 'with a saved search');
    });

    test('announces the count of results, and names the list of each group', async ({ page }) => {
      const input = await openModal(page);
      const status = modal(page).getByRole('status');
      await expect(status).toHaveText('');
      await input.fill('introduction');
      await expect(status).toHaveText(/^(?:1 result|\d+ results)$/);
      await expect(modal(page).getByRole('listbox', { name: 'Getting started' })).toBeVisible();
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await input.fill('xqzzt');
      await expect(status).toHaveText('Nothing found for "xqzzt"');
      await expect(page.getByText('No results for "xqzzt"'), 'told in one place').toHaveCount(1);
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });

    test('Enter waits for the answer to the query in the field', async ({ page }) => {
      const search = await engine.holdBack(page);
      const input = await openModal(page, 'glossary');
      await input.pressSequentially('introduction');
      await expect(modal(page).getByText('No recent searches')).toBeHidden();
      await input.fill('');
      await expect(modal(page).getByText('No recent searches')).toBeVisible();
      await input.pressSequentially('introduction');
      await input.press('Enter');
      await expect(modal(page)).not.toContainText('No results');
      search.release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      await expect(modal(page)).toHaveCount(0);
    });

    test('Enter opens no hit of the previous query', async ({ page }) => {
      const input = await openModal(page, 'glossary');
      await input.fill('graph');
      await expect(hits(page).first()).toBeVisible();
      // Text and Enter in one task, as fast typing arrives on a slow machine.
      await input.evaluate((box: HTMLInputElement) => {
        box.select();
        box.setRangeText('introduction', 0, box.value.length, 'end');
        box.dispatchEvent(new Event('input', { bubbles: true }));
        const enter = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
        box.dispatchEvent(new KeyboardEvent('keydown', enter));
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    });

    test('arrow keys select a hit, Enter opens it, and it is kept as recent search or favourite', async ({
      page,
    }) => {
      const input = await openModal(page, 'glossary');
      await input.fill('graph');
      await expect(hits(page).nth(1)).toBeVisible();
      await input.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await input.press('ArrowUp');
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await input.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');
      const address = await hits(page).first().getByRole('link').getAttribute('href');
      await input.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
      await expect(modal(page)).toHaveCount(0);

      await page.keyboard.press('Control+k');
      const sources = modal(page).locator('.DocSearch-Hit-source');
      await expect(sources).toHaveText(['Recent']);
      await modal(page).getByTitle('Save this search').press('Enter');
      await expect(sources).toHaveText(['Favorite']);
      await expect(modal(page).getByRole('combobox')).toBeFocused();
      await expect(hits(page)).toHaveText([/Introduction/]);
      await modal(page).getByTitle('Remove this search from favorites').click();
      await expect(modal(page)).toContainText('No recent searches');
      await page.keyboard.press('Escape');

      const saved = Array.from({ length: 12 }, (_, number) => ({
        objectID: String(number),
        url: '/ageSchemaClient/docs/intro',
        type: 'lvl1',
        content: null,
        hierarchy: { lvl0: 'Guides', lvl1: `Saved ${String(number)}` },
      }));
      const keep = (name: string, list: readonly unknown[]) =>
        page.evaluate(([key, value]) => localStorage.setItem(key, value), [
          `__DOCSEARCH_${name}_SEARCHES__${savedUnder[engine.name]}`,
          JSON.stringify(list),
        ] as const);
      await keep('RECENT', saved.slice(0, 2));
      await page.keyboard.press('Control+k');
      for (const left of [['Saved 0'], []]) {
        await modal(page).getByTitle('Remove this search from history').last().press('Enter');
        await expect(hits(page)).toHaveText(left);
        await expect(input, 'the button that had the focus is gone').toBeFocused();
      }
      await expect(modal(page)).toContainText('No recent searches');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(input).toBeFocused();
      await expect(modal(page)).toContainText('No recent searches');
      await page.keyboard.press('Escape');

      await keep('RECENT', saved);
      await page.keyboard.press('Control+k');
      await expect(hits(page), 'recent searches').toHaveCount(7);
      await modal(page).getByTitle('Save this search').first().press('Enter');
      await expect(sources).toHaveText(['Recent', 'Favorite']);
      await expect(hits(page), 'recent searches once there is a favourite').toHaveCount(4 + 1);
      await page.keyboard.press('Escape');
      await keep('FAVORITE', saved);
      await page.keyboard.press('Control+k');
      await expect(hits(page), 'recent searches and favourites').toHaveCount(4 + 10);

      // DocSearch saves a favourite at the end of this transition: if the modal is closed before, it is lost.
      const wait = await hits(page)
        .first()
        .evaluate((hit) => {
          hit.classList.add('DocSearch-Hit--favoriting');
          const { transitionDelay, transitionDuration } = getComputedStyle(hit);
          return [transitionDelay, transitionDuration];
        });
      expect(wait).toEqual(['0s', '0.08s']);
    });

    test('shows a failure, logs it, and recovers with the next key', async ({ page, noise }) => {
      await engine.breakDown(page, noise);
      const input = await openModal(page);
      await input.fill('introductio');
      await expect(modal(page)).toContainText('Unable to fetch results');
      await expect(modal(page)).toContainText('You might want to check your network connection.');
      await expect(modal(page).getByRole('status')).toHaveText('The search failed');
      await expect(page.getByText('Unable to fetch results'), 'told in one place').toHaveCount(1);
      await engine.recover(page);
      await input.press('n');
      await expect(hits(page).first()).toContainText('Introduction');
      await expect(modal(page)).not.toContainText('Unable to fetch results');
    });

    test('marks a search as slow after 300 ms, and no sooner', async ({ page }) => {
      const search = await engine.holdBack(page);
      await page.clock.install();
      const input = await openModal(page);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      const stalled = page.locator('.DocSearch-Container--Stalled');
      await input.fill('introduction');
      await page.clock.runFor(250);
      // Time to render it; the page's own clock is paused.
      await page.waitForTimeout(100);
      expect(await stalled.count()).toBe(0);
      await page.clock.runFor(51);
      await expect(stalled).toHaveCount(1);
      search.release();
      await page.clock.resume();
      await expect(hits(page).first()).toBeVisible();
      await expect(stalled).toHaveCount(0);
    });

    test('searches with corrupted storage, and opens a hit with denied storage', async ({ page, noise }) => {
      await page.addInitScript((name) => {
        localStorage.setItem(`__DOCSEARCH_RECENT_SEARCHES__${name}`, '[{"objectID":');
        localStorage.setItem(`__DOCSEARCH_FAVORITE_SEARCHES__${name}`, '{"a":1}');
      }, savedUnder[engine.name]);
      const input = await openModal(page);
      await expect(modal(page)).toContainText('No recent searches');
      await input.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');

      noise.expect(/browser storage is not available/);
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      const denied = await openModal(page);
      await denied.fill('introduction');
      await expect(hits(page).first()).toContainText('Introduction');
      await denied.press('Enter');
      await expect(modal(page)).toHaveCount(0);
    });
  });
}
