import { issuesUrl, site } from '../config/site';
import { expect, open, test } from './support/test';

const twin = `${site.url}${site.baseUrl}docs/getting-started/installation`;

for (const base of ['docs/', 'docs/next/']) {
  test(`a page of ${base} shows its kind and the level of its readers`, async ({ page }) => {
    await open(page, `${base}how-to-guides/basic-queries`);
    await expect(page.getByRole('article').getByText('Guide', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').getByText('beginner', { exact: true })).toBeVisible();
  });

  test(`a page of ${base} has a link that reports a problem, and related pages of its own version`, async ({
    page,
  }) => {
    await open(page, `${base}getting-started/installation`);
    const report = page.getByRole('link', { name: 'Report a problem with this page' });
    const issue = new URL((await report.getAttribute('href')) ?? '');
    expect(issue.origin + issue.pathname).toBe(`${issuesUrl}/new`);
    expect(issue.searchParams.get('title')).toContain(`${base}getting-started/installation`);
    expect(issue.searchParams.get('body')).toContain(base === 'docs/' ? '0.3.0' : 'Next');

    const related = page.getByRole('navigation', { name: 'Related pages' });
    const links = related.getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(2);
    const addresses = await links.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
    );
    for (const address of addresses.filter((each) => each.includes('/docs/'))) {
      expect(address.startsWith(`${site.baseUrl}docs/next/`)).toBe(base === 'docs/next/');
    }
    const [first = ''] = addresses;
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`${first}/?$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });
}

test('a page of Next that 0.3.0 has, too, names the page of 0.3.0 as canonical', async ({ page }) => {
  await open(page, 'docs/next/getting-started/installation');
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', twin);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', twin);
});

test('a page that only Next has, and a page of 0.3.0, name themselves as canonical', async ({ page }) => {
  for (const route of ['docs/next/contributing/style-guide', 'docs/getting-started/installation']) {
    await open(page, route);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      // The application keeps the slash that the host adds to the address.
      new RegExp(`^${site.url}${site.baseUrl}${route}/?$`),
    );
  }
});

test('a tag of docs/next/intro leads to the page of that tag, which lists docs/next/intro', async ({
  page,
}) => {
  await open(page, 'docs/next/intro');
  const tag = page.getByRole('article').locator('a[href*="/docs/next/tags/"]').first();
  const label = (await tag.textContent()) ?? '';
  await tag.click();
  await expect(page).toHaveURL(/\/docs\/next\/tags\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(label);
  await expect(page.getByRole('main').locator('a[href$="/docs/next/intro"]')).toBeVisible();
});

test('a table that is wider than its column has a name and can be scrolled with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'docs/how-to-guides/bulk-loading');
  const wide = page.locator('article table[tabindex="0"]').first();
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((table) => table.scrollLeft)).toBeGreaterThan(0);
  await expect(wide).toHaveAccessibleName('Batch size and other figures');
});

test('the link to the next page has a border in the colour of links while it is pointed at', async ({
  page,
}) => {
  await open(page, 'docs/getting-started/basic-usage');
  const next = page.locator('.pagination-nav__link--next');
  await expect(next).not.toHaveCSS('border-color', 'rgb(13, 107, 102)');
  await next.hover();
  await expect(next).toHaveCSS('border-color', 'rgb(13, 107, 102)');
});

test.describe('on paper', () => {
  for (const [mode, onScreen] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(16, 23, 26)'],
  ] as const) {
    test(`text is dark on white when the screen is in ${mode} mode`, async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(page, 'docs/intro');
      const styleOf = (selector: string, name: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
      expect(await styleOf('html', 'background-color')).toBe(onScreen);
      await page.emulateMedia({ media: 'print' });
      expect(await styleOf('html', 'background-color')).toBe('rgb(255, 255, 255)');
      expect(await styleOf('html', 'color-scheme')).toBe('light');
      expect(await styleOf('article h1', 'color')).toBe('rgb(15, 28, 32)');
    });
  }

  for (const [route, selector, property] of [
    ['markdown-page', 'blockquote', 'color'],
    ['markdown-page', 'main kbd', 'background-color'],
    ['', '.button--primary:not(.button--outline)', 'color'],
  ] as const) {
    test(`${selector} has the ${property} of light mode in dark mode, too`, async ({ page }) => {
      const styleOnPaper = async (theme: string): Promise<string> => {
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await open(page, route);
        await page.emulateMedia({ media: 'print' });
        const element = page.locator(selector).first();
        return element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
      };
      const light = await styleOnPaper('light');
      expect(await styleOnPaper('dark')).toBe(light);
    });
  }

  test('an external link is followed by its address', async ({ page }) => {
    await page.goto('docs/getting-started/connection-config');
    await page.emulateMedia({ media: 'print' });
    const link = page.locator('.markdown a[href^="https://"]').first();
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain((await link.getAttribute('href')) ?? 'an address');
  });

  test('a short code block stays on one sheet; a long one and a folded call-out may break', async ({
    page,
  }) => {
    await open(page, 'docs/how-to-guides/advanced-queries');
    await page.emulateMedia({ media: 'print' });
    const block = (text: string) => page.locator('.theme-code-block:has(pre)', { hasText: text }).first();
    await expect(block('AS pairs')).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('details.alert').first()).toHaveCSS('break-inside', 'auto');
    const long = block('more.ts');
    await expect(long).toHaveCSS('break-inside', 'auto');
    await expect(long.locator('pre')).toHaveCSS('overflow', 'visible');
    await expect(long.locator('code')).toHaveCSS('float', 'none');
  });

  test('a table wider than the sheet is not cut off', async ({ page }) => {
    // The width of A4 less a margin of an inch on each side.
    await page.setViewportSize({ width: 602, height: 1000 });
    await page.goto('docs/how-to-guides/schema-validation');
    await page.emulateMedia({ media: 'print' });
    const table = page.getByRole('main').locator('table', { hasText: 'InvalidPropertyTypeError' }).first();
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
    await expect(table).toHaveCSS('overflow', 'visible');
  });

  test('neither the open search nor the card of a type covers the text', async ({ page }) => {
    await open(page, 'docs/intro');
    await page.locator('pre code').first().hover();
    await page.locator('pre [aria-expanded]').nth(1).hover();
    const card = page.getByRole('link', { name: /reference$/ }).last();
    await expect(card).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(card).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('ControlOrMeta+k');
    const search = page.locator('.DocSearch-Modal');
    await expect(search).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(search).toBeHidden();
  });

  test('a page is its text alone, without navigation and buttons', async ({ page }) => {
    await open(page, 'docs/getting-started/installation');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      '.navbar',
      '.footer',
      '.theme-doc-sidebar-container',
      '.theme-announcement-bar',
      '.table-of-contents',
      '.theme-doc-footer',
      'a[href*="issues/new"]',
      '.pagination-nav',
    ]) {
      await expect(page.locator(part).first()).toBeHidden();
    }
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
    await expect(page.locator('article pre').first()).toHaveCSS('white-space', 'pre-wrap');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

for (const [where, prepare] of [
  ['on paper', { media: 'print' }],
  ['without scripts', {}],
] as const) {
  test.describe(where, () => {
    test.use({ javaScriptEnabled: where === 'on paper' });

    test('every panel of a tab group is shown below its name', async ({ page }) => {
      await page.goto('docs/getting-started/installation');
      await page.emulateMedia(prepare);
      await expect(page.locator('[role=tablist]:visible')).toHaveCount(0);
      await expect(page.getByText('apt.postgresql.org')).toBeVisible();
      for (const name of ['pnpm', 'Yarn', 'Docker', 'Package', 'Source', 'Cloud', 'No server']) {
        const panel = page.getByRole('tabpanel', { name, exact: true });
        await expect(panel).toBeVisible();
        expect(await panel.evaluate((one) => getComputedStyle(one, '::before').content)).toBe(`"${name}"`);
      }
    });
  });
}

test('a declaration does not scroll sideways on a wide screen', async ({ page }) => {
  await open(page, 'docs/api-generated/type-aliases/PropertyTypeOf');
  const declaration = page.locator('pre').first();
  expect(await declaration.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('names in the table of contents break between their words only', async ({ page }) => {
  await open(page, 'docs/api-generated/enumerations/ErrorCode');
  const pieces = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) =>
    links.flatMap((link) =>
      [...link.childNodes].map((part) => {
        const text = document.createRange();
        text.selectNodeContents(part);
        return text.getClientRects().length;
      }),
    ),
  );
  expect(pieces.length).toBeGreaterThan(10);
  expect(Math.max(...pieces)).toBe(1);
});

test('code in the announcement is level with the text before it', async ({ page }) => {
  await open(page, 'docs/intro');
  const tops = await page.locator('.theme-announcement-bar code').evaluate((code) => {
    const text = document.createRange();
    return [code, code.previousSibling ?? code].map((node) => {
      text.selectNodeContents(node);
      return text.getBoundingClientRect().top;
    });
  });
  expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 0);
});

test.describe('on paper, content that is folded on the screen', () => {
  for (const [route, part] of [
    ['docs/getting-started/basic-usage', 'details > div > *'],
    ['glossary', 'details > :not(summary)'],
    ['docs/getting-started/installation', '[role=tabpanel][hidden] code'],
  ] as const)
    test(`is visible: ${part} of ${route}`, async ({ page }) => {
      await open(page, route);
      const shown = () =>
        page
          .locator(part)
          .evaluateAll((all) => all.map((one) => one.checkVisibility()).filter(Boolean).length);
      const all = await page.locator(part).count();
      expect(all).toBeGreaterThan(0);
      expect(await shown()).toBe(0);
      await page.emulateMedia({ media: 'print' });
      expect(await shown()).toBe(all);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the button of the table of contents says whether it is expanded', async ({ page }) => {
    await open(page, 'docs/intro');
    const button = page.getByRole('button', { name: 'On this page' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('the link to a heading takes no line of its own', async ({ page }) => {
    await open(page, 'docs/api-generated/enumerations/ErrorCode');
    const heading = page.locator('#schema_validation_error');
    const lines = await heading.evaluate(
      (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('a declaration of several lines keeps its indents, and a keyboard can scroll it', async ({ page }) => {
    await open(page, 'docs/api-generated/type-aliases/PropertyTypeOf');
    const declaration = page.locator('pre').first();
    await expect(declaration.locator('code')).toHaveCSS('white-space', 'pre');
    await expect(declaration).toHaveAttribute('tabindex', '0');
  });

  test('no word breaks in the titles of the previous and the next page', async ({ page }) => {
    await page.goto('docs/next/contributing/');
    const broken = await page.locator('.pagination-nav__label').evaluateAll((labels) =>
      labels.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(firstChild as Text, index);
            range.setEnd(firstChild as Text, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word),
      ),
    );
    expect(broken).toEqual([]);
    await expect(page.getByRole('link', { name: 'Next Documentation guidelines' })).toBeVisible();
  });

  test('columns of a table are at least 128 px wide', async ({ page }) => {
    await open(page, 'docs/architecture/overview');
    const widths = await page
      .locator('main table')
      .first()
      .locator('th')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(128);
  });
});

for (const route of ['docs/how-to-guides/basic-queries', 'blog/why-age-schema-client']) {
  test(`the table of contents of ${route} is a landmark and stays in view; heading links share one name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, route);
    await expect(page.locator('nav nav')).toHaveCount(0);
    const links = page.locator('main .hash-link');
    const names = await links.evaluateAll((all) => all.map((link) => link.ariaLabel));
    expect(new Set(names)).toEqual(new Set(['Link to this section']));

    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    // A long table of contents has scrolled, too: its active link is in view.
    await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport();
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(contents).toHaveCount(0);
  });
}

for (const width of [360, 1280])
  test(`the link of a heading stands beside its last line in a window of ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'docs/how-to-guides/troubleshooting');
    const stray = await page.locator('.markdown :is(h2, h3):has(> .hash-link)').evaluateAll((all) =>
      all
        .filter((heading) => {
          const link = heading.querySelector('.hash-link');
          if (!link) return true;
          const text = document.createRange();
          text.setStart(heading, 0);
          text.setEndBefore(link);
          const last = [...text.getClientRects()].at(-1);
          return !last || link.getBoundingClientRect().top > last.bottom - 5;
        })
        .map(({ id }) => id),
    );
    expect(stray).toEqual([]);
  });

test('a known limit is a note and no landmark, and its link is named after the limit', async ({ page }) => {
  await open(page, 'docs/how-to-guides/basic-queries');
  const note = page.getByRole('note', { name: 'Known limit: Not equal is <>' });
  await expect(note).toBeVisible();
  await expect(note.getByRole('link')).toHaveAccessibleName('Cause and details: Not equal is <>');
  await expect(page.locator('main').getByRole('complementary')).toHaveCount(0);
});

for (const route of ['docs/api-generated/classes/AgeSchemaClient', 'blog']) {
  test(`/${route} has no navigation landmark without links`, async ({ page }) => {
    await open(page, route);
    const landmarks = await page.getByRole('navigation').all();
    expect(landmarks.length).toBeGreaterThan(0);
    for (const landmark of landmarks) expect(await landmark.getByRole('link').count()).toBeGreaterThan(0);
  });
}

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`the button back to the top scrolls ${motion === 'reduce' ? 'at once for readers who asked for less motion' : 'smoothly'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, 'docs/how-to-guides/basic-queries');
    await page.evaluate(() => scrollTo(0, 4000));
    // Within one frame, both would count as one scroll down.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await page.evaluate(() => scrollBy(0, -300));
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(button).toBeVisible();
    await page.evaluate(() =>
      addEventListener('scroll', () => performance.mark('scrolled', { detail: scrollY })),
    );
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const places = await page.evaluate(() =>
      performance.getEntriesByName('scrolled').map((mark) => (mark as PerformanceMark).detail as number),
    );
    expect(places.some((place) => place > 0)).toBe(motion === 'no-preference');
  });
}

test('a diagram is centred above its caption', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'docs/architecture/overview');
  const figure = page
    .locator('figure')
    .filter({ has: page.locator('svg') })
    .first();
  const [frame, drawing, caption] = [
    await figure.boundingBox(),
    await figure.locator('svg').boundingBox(),
    await figure.locator('figcaption').boundingBox(),
  ];
  if (!frame || !drawing || !caption) throw new Error('no diagram');
  expect(Math.abs(frame.x + frame.width / 2 - drawing.x - drawing.width / 2)).toBeLessThan(2);
  expect(caption.y).toBeGreaterThan(drawing.y + drawing.height);
});
