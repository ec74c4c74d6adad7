import { readFileSync } from 'node:fs';
import { readSitemapRoutes } from './support/routes';
import { expect, open, test, type Page } from './support/test';

const { apiItems } = JSON.parse(readFileSync('checks/expected/routes.json', 'utf8')) as {
  readonly apiItems: Readonly<Record<'0.3.0' | 'next', readonly string[]>>;
};

const bases = { '0.3.0': 'docs/', next: 'docs/next/' } as const;

/** The items that section 2.6 names for both versions, as group and name. */
const inBoth = [
  'classes/QueryBuilder',
  'classes/SchemaLoader',
  'classes/SchemaMigrationExecutor',
  'classes/BaseError',
  'classes/BatchLoaderError',
  'classes/CircularDependencyError',
  'classes/ConnectionError',
  'classes/QueryError',
  'classes/SchemaError',
  'classes/SchemaLoaderError',
  'classes/TransactionError',
  'classes/ValidationError',
  'classes/TempResourceError',
  'enumerations/ErrorCode',
  'enumerations/PropertyType',
  'enumerations/EdgeDirection',
  'enumerations/EdgeMultiplicity',
  'enumerations/OrderDirection',
  'enumerations/SchemaChangeType',
];

/** Items that only 0.3.0 has: the client, query parts, classes for results and pictures, match clauses, SQL helpers. */
const onlyIn030 = [
  'classes/AgeSchemaClient',
  ...['BaseQueryPart', 'LimitPart', 'MatchPart', 'OrderByPart', 'PathPart', 'ReturnPart', 'SkipPart'].map(
    (part) => `classes/${part}`,
  ),
  ...['UnwindPart', 'WherePart', 'WithPart'].map((part) => `classes/${part}`),
  'enumerations/QueryPartType',
  'interfaces/QueryPart',
  'classes/QueryVisualization',
  'interfaces/GraphVisualizationData',
  'interfaces/GraphVisualizationOptions',
  'classes/ResultProcessor',
  'interfaces/ResultProcessingOptions',
  'enumerations/AlgorithmType',
  'enumerations/MatchPatternType',
  'enumerations/SQLFilterOperator',
  'classes/MatchClause',
  'classes/AlgorithmMatchClause',
  'classes/AnalyticsMatchClause',
  'classes/EdgeMatchClause',
  'interfaces/IMatchClause',
  'interfaces/IEdgeMatchClause',
  'functions/escapeSQLString',
  'functions/formatSQLValue',
  'functions/parameterize',
  'functions/quoteIdentifier',
];

const named: Readonly<Record<keyof typeof bases, readonly string[]>> = {
  '0.3.0': [...inBoth, ...onlyIn030, 'classes/DatabaseError'],
  // Next exports this class as a type only.
  next: [...inBoth, 'interfaces/DatabaseError'],
};

for (const version of ['0.3.0', 'next'] as const) {
  const base = `${bases[version]}api-generated/`;

  test(`the expected routes contain every item that section 2.6 names for ${version}`, () => {
    for (const item of named[version]) expect(apiItems[version]).toContain(`api-generated/${item}`);
  });

  test(`each item of ${version} has a page in the sitemap and a link in the index of the generated reference`, async ({
    page,
  }) => {
    await open(page, base);
    const links = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const routes = readSitemapRoutes();
    for (const item of apiItems[version]) {
      expect(links.some((link) => link.endsWith(`/${bases[version]}${item}`))).toBe(true);
      expect(routes).toContain(`${bases[version]}${item}`);
    }
  });
}

test('0.3.0 has more items than Next, which lacks those named for 0.3.0 alone', () => {
  expect(apiItems['0.3.0'].length).toBeGreaterThan(apiItems.next.length);
  for (const item of onlyIn030) expect(apiItems.next).not.toContain(`api-generated/${item}`);
});

test('on a phone a multi-line signature starts at the top of its box and ends before the copy button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, 'docs/api-generated/interfaces/ConnectionConfig');
  const box = page.getByRole('main').locator('.theme-code-block').first();
  const line = await box.getByText('interface', { exact: true }).boundingBox();
  const frame = await box.boundingBox();
  const copy = await box.getByRole('button', { name: 'Copy code to clipboard' }).boundingBox();
  expect((line?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(24);
  const text = await box.locator('pre').boundingBox();
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(copy?.x ?? 0);
});

test('on a phone a signature breaks between its parts, and not within a name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, 'docs/api-generated/classes/CypherQueryGenerator');
  const broken = await page.locator('[data-multiline=false] code').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const names: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: name, index } of (text.textContent ?? '').matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + name.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            names.push(name);
        }
      return names;
    }),
  );
  expect(broken).toEqual([]);
});

test('typing filters the index, links matches by name first, and puts the filter into the address', async ({
  page,
}) => {
  await open(page, 'docs/next/api-generated');
  const items = page.locator('[data-filter-item]');
  const all = await items.count();
  const filter = page.getByRole('searchbox', { name: 'Filter the declarations' });
  await filter.fill('vertex');
  const lead = page.getByRole('paragraph').filter({ hasText: 'By name:' });
  await expect(lead.getByRole('link').first()).toHaveText(/^Vertex/);
  await filter.fill('');
  await filter.pressSequentially('transaction manager');
  await expect(items.filter({ visible: true })).not.toHaveCount(all);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'TransactionManager', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'SQLGenerator', exact: true })).toBeHidden();
  await expect(page).toHaveURL(/q=transaction/);
});

for (const [version, base] of Object.entries(bases)) {
  test(`a class page of ${version} has breadcrumbs, folded inherited members, an edit link and no date`, async ({
    page,
  }) => {
    await open(page, `${base}api-generated/classes/AnalyticsQueryBuilder`);
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(
      'AnalyticsQueryBuilder',
    );
    const inherited = main.locator('details', { hasText: /inherited/i }).first();
    await expect(inherited).not.toHaveAttribute('open', /.*/);
    const member = inherited.locator('a', { hasText: /^where$/ }).first();
    await expect(member).toBeHidden();
    await inherited.locator('summary').click();
    await expect(member).toBeVisible();
    await expect(main.getByRole('link', { name: /Edit this page/ })).toHaveAttribute(
      'href',
      new RegExp(`/tree/main/api/${version.replaceAll('.', '\\.')}/query/analytics\\.d\\.ts$`),
    );
    await expect(main.locator('.theme-last-updated')).toHaveCount(0);
  });
}

test.describe('the sidebar scrolls to the entry of the page', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  const entry = (page: Page) => page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  const item = apiItems.next.filter((each) => each.includes('/type-aliases/')).at(-2) ?? '';

  test('when a page is opened', async ({ page }) => {
    await open(page, `docs/next/${item}`);
    await expect(entry(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('when a page is opened', async ({ page }) => {
      await page.goto(`docs/next/${item}`);
      await expect(entry(page)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('h1')).toBeInViewport();
    });

    test('with the entry before it in view, too', async ({ page }) => {
      await page.goto(
        `docs/next/${apiItems.next.filter((each) => each.includes('/interfaces/')).at(5) ?? ''}`,
      );
      const before = page.locator('.theme-doc-sidebar-menu li:has(+ li > [aria-current="page"])');
      await expect(before).toBeInViewport({ ratio: 1 });
    });
  });

  test('but not while the pointer is over the sidebar', async ({ page }) => {
    await open(page, 'docs/next/api-generated');
    await page.mouse.move(100, 300);
    const top = (): Promise<number> => page.locator('.menu').evaluate((menu) => menu.scrollTop);
    const before = await top();
    await page.evaluate((route) => {
      document.querySelector<HTMLAnchorElement>(`main a[href$="/${route}"]`)?.click();
    }, item);
    await expect(page).toHaveURL(new RegExp(`${item}$`));
    await page.waitForTimeout(1000);
    expect(await top()).toBe(before);
  });

  test('when a link in the text leads to another page', async ({ page }) => {
    await open(page, 'docs/next/api-generated');
    await page.getByRole('main').locator(`a[href$="/${item}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${item}$`));
    await expect(entry(page)).toBeInViewport({ ratio: 1 });
  });

  test('but leaves an entry that is already in view where it is', async ({ page }) => {
    await open(page, `docs/next/${item}`);
    await expect(entry(page)).toBeInViewport({ ratio: 1 });
    const others = page.locator('.theme-doc-sidebar-menu li:has(> [aria-current="page"]) ~ li > a');
    const sibling = await others.first().getAttribute('href');
    const next = page.locator(`.theme-doc-sidebar-menu a[href="${sibling ?? ''}"]`);
    const before = await next.boundingBox();
    await next.click();
    await expect(next).toHaveAttribute('aria-current', 'page');
    // Longer than the sidebar would take to scroll.
    await page.waitForTimeout(1000);
    expect(await next.boundingBox()).toEqual(before);
  });
});

test('on a phone the name of an item breaks between its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await open(page, 'docs/api-generated/functions/extendSQLGeneratorWithMigrationMethods');
  const lines = await page.locator('h1').evaluate((title) => {
    const letter = document.createRange();
    let lines = '';
    let top = Number.NEGATIVE_INFINITY;
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const [at, sign] of (texts.currentNode.nodeValue ?? '').split('').entries()) {
        letter.setStart(texts.currentNode, at);
        letter.setEnd(texts.currentNode, at + 1);
        const box = letter.getBoundingClientRect();
        if (box.top > top + 1 && lines !== '') lines += '\n';
        top = box.top;
        lines += sign;
      }
    return lines.split('\n');
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('extendSQLGeneratorWithMigrationMethods');
  for (const line of lines.slice(1)) expect(line).toMatch(/^[A-Z]/);
});

test('on paper, long lines of a declaration wrap, because paper cannot scroll', async ({ page }) => {
  await page.setViewportSize({ width: 602, height: 800 });
  await open(page, 'docs/next/api-generated/type-aliases/PropertyTypeOf');
  const code = page.locator('[data-multiline=true] code').first();
  await expect(code).toHaveCSS('white-space', 'pre');
  await page.emulateMedia({ media: 'print' });
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
});
