import { readPageClasses } from './support/page-class';
import { expect, open, test } from './support/test';

const post = 'blog/why-age-schema-client';

const pages = [
  ['blog', 'blog-list-page'],
  ['blog/archive', 'plugin-blog'],
  ['blog/authors', 'blog-authors-list-page'],
  ['blog/tags', 'blog-tags-list-page'],
  // The pages of the other tags are of the same type; pages visits them.
  ['blog/tags/apache-age', 'blog-tags-post-list-page'],
  [post, 'blog-post-page'],
] as const;

const listsOfPosts: readonly string[] = ['blog', 'blog/archive', 'blog/tags/apache-age'];

for (const [route, pageClass] of pages) {
  test(`${route} has the page class of its type, starts with an h1, and leads to the post if it lists posts`, async ({
    page,
  }) => {
    await open(page, route);
    expect(await readPageClasses(page)).toContain(pageClass);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // No heading of a sidebar precedes the title.
    await expect(page.locator('h1, h2, h3, h4').first()).toHaveJSProperty('tagName', 'H1');
    if (!listsOfPosts.includes(route)) return;
    await page.getByRole('main').locator(`a[href$="/${post}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${post}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

const otherTypes = [
  ['docs/intro', 'docs-doc-page'],
  ['docs/next/tags', 'docs-tags-list-page'],
  ['docs/next/tags/overview', 'docs-tags-doc-list-page'],
  ['markdown-page', 'mdx-page'],
] as const;

for (const [route, pageClass] of otherTypes) {
  test(`${route} has the page class of its type`, async ({ page }) => {
    await open(page, route);
    expect(await readPageClasses(page)).toContain(pageClass);
  });
}

test('the list of posts links to the archive, the authors and the tags', async ({ page }) => {
  await open(page, 'blog');
  for (const list of ['archive', 'authors', 'tags'])
    await expect(page.getByRole('main').locator(`header a[href$="/blog/${list}"]`).first()).toBeVisible();
});

test('an author on the authors page links to the posts, whose number is shown as "1 post"', async ({
  page,
}) => {
  await open(page, 'blog/authors');
  const main = page.getByRole('main');
  const author = main.getByRole('link', { name: 'The age-schema-client maintainers' });
  await expect(author.last()).toHaveAttribute('href', /\/blog$/);
  await expect(main.getByText('1 post', { exact: true })).toBeVisible();
});

test('on a wide screen the four tags of a listed post stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'blog/tags/performance');
  await expect(page.getByRole('link', { name: 'View all tags' })).toBeVisible();
  const tops = await page
    .getByRole('article')
    .locator('a[href*="/blog/tags/"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
});

test('lines of a post are 46rem wide at most, where its column is as wide as the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, 'blog/why-age-schema-client');
  const widths = await page
    .getByRole('article')
    .locator('.markdown > p')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  // 46rem, about 90 letters.
  expect(Math.max(...widths)).toBe(736);
});

test('the tags page names the four tags', async ({ page }) => {
  await open(page, 'blog/tags');
  for (const tag of ['apache-age', 'performance', 'security', 'typescript']) {
    await expect(page.getByRole('main').locator(`a[href$="/blog/tags/${tag}"]`)).toBeVisible();
  }
});

test('the post names its author, its date and its four tags', async ({ page }) => {
  await open(page, post);
  const article = page.getByRole('article');
  await expect(article.getByText('The age-schema-client maintainers').first()).toBeVisible();
  await expect(article.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}T/);
  await expect(article.locator('a[href*="/blog/tags/"]')).toHaveCount(4);
});

for (const [file, type] of [
  ['blog/rss.xml', /xml/],
  ['blog/atom.xml', /xml/],
  ['blog/feed.json', /json/],
] as const) {
  test(`the feed ${file} contains the post without code buttons, and the blog page links to the feed`, async ({
    request,
    page,
  }) => {
    const answer = await request.get(file);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
    const text = await answer.text();
    expect(text, 'the feed has no buttons of code blocks').not.toContain('Copy code');
    expect(text).toContain(`https://standardbeagle.github.io/ageSchemaClient/${post}`);
    await page.goto('blog');
    await expect(page.locator(`link[rel="alternate"][href$="/${file}"]`)).toHaveCount(1);
  });
}

test('on paper no link address follows the picture and the name of an author', async ({ page }) => {
  await open(page, post);
  await page.emulateMedia({ media: 'print' });
  const addressAfter = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await addressAfter('.avatar__photo-link')).toBe('none');
  expect(await addressAfter('.avatar__name > a')).toBe('none');
});

for (const route of ['blog', 'blog/authors', post]) {
  test(`${route} shows the author's title in full on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, route);
    const line = page.locator('.avatar__intro > small').first();
    const hidden = await line.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    expect(await line.evaluate((element) => getComputedStyle(element).display)).toBe('block');
  });
}

test("an author's name, which takes two lines on a phone, has a line height of at least 1.2", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, 'blog/authors');
  const name = page.getByRole('main').locator('.avatar').getByRole('heading');
  const { lineHeight, fontSize } = await name.evaluate((element) => {
    const { lineHeight: line, fontSize: font } = getComputedStyle(element);
    return { lineHeight: parseFloat(line), fontSize: parseFloat(font) };
  });
  expect(lineHeight).toBeGreaterThanOrEqual(fontSize * 1.2);
});
