import type { Locator } from '@playwright/test';
import { findViolations, switchMode } from './support/accessibility';
import { dragUp, spread } from './support/finger';
import { booted } from './support/live';
import { findOverflow } from './support/overflow';
import { expect, hydrated, open, test, type Page } from './support/test';

test.describe.configure({ timeout: 90_000 });

const places = ['', 'docs/getting-started/first-graph', 'docs/next/getting-started/first-graph'] as const;
const [home, tutorial] = places;

const playground = (page: Page): Locator => page.locator('#playground');
const run = (page: Page): Locator => playground(page).getByRole('button', { name: 'Run', exact: true });
const statement = (page: Page): Locator => playground(page).locator('[data-live-fence]');
const answer = (page: Page): Locator => playground(page).locator('[data-live-outcome="answer"]');
type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

const picture = (page: Page): Locator => answer(page).getByRole('application');

async function write(page: Page, cypher: string): Promise<void> {
  await playground(page).getByLabel('Question').selectOption('own');
  await playground(page).getByRole('textbox', { name: 'Cypher statement' }).fill(cypher);
}

async function openPicture(page: Page): Promise<void> {
  await run(page).click();
  const graph = answer(page).getByRole('button', { name: 'Graph' });
  await graph.click(booted);
  await expect(picture(page)).toBeVisible(booted);
}

for (const place of places) {
  test(`/${place} shows the playground and loads no code of its engine, editor or picture before Run`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/engine|worker|statement-editor|\/picture\.|live-panel/.test(request.url()))
        asked.push(request.url());
    });
    await open(page, place);
    await playground(page).getByLabel('Question').selectOption('sole-source');
    await expect(statement(page)).toContainText('Kugelwerk');
    await playground(page)
      .getByRole('combobox', { name: /^Graph/ })
      .selectOption('orders');
    await expect(statement(page)).toContainText('OPTIONAL MATCH');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}

test('an answer replaces the picture drawn at build time, and its graph can be explored by keyboard and list', async ({
  page,
}) => {
  await open(page, tutorial);
  const drawn = playground(page).locator('.sample-picture');
  await expect(drawn).toBeVisible();
  await playground(page).getByLabel('Question').selectOption('sole-source');
  await expect(drawn).toHaveCount(0);
  await playground(page).getByLabel('Question').selectOption('wheel-picture');
  await expect(drawn).toBeVisible();
  await openPicture(page);
  await expect(drawn).toBeHidden();
  await expect(picture(page)).toHaveAccessibleName('Answer as a graph: 6 vertices, 5 edges');
  await expect(answer(page).getByRole('list', { name: 'Labels' })).toHaveText('Part');

  await picture(page).focus();
  const spoken = answer(page).getByRole('status');
  await page.keyboard.press('ArrowDown');
  await expect(spoken).toContainText('28-inch wheel, Part. sku WH-28');
  await page.keyboard.press('ArrowDown');
  await expect(spoken).not.toContainText('28-inch wheel, Part');
  await expect(answer(page).getByRole('group', { name: /^Properties of / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(answer(page).getByRole('group', { name: /^Properties of / })).toHaveCount(0);

  await answer(page).getByText('As a list: 6 vertices, 5 edges').click();
  await answer(page).getByRole('button', { name: 'Hub HAS_PART Ball bearing' }).click();
  await expect(
    answer(page).getByRole('group', { name: 'Properties of Hub HAS_PART Ball bearing' }),
  ).toContainText('quantity2');

  // Closing removes the button along with the properties: the focus returns to where they were opened.
  const close = answer(page).getByRole('button', { name: 'Close the properties' });
  await close.press('Enter');
  await expect(answer(page).getByRole('button', { name: 'Hub HAS_PART Ball bearing' })).toBeFocused();
  await picture(page).press('ArrowDown');
  await close.press('Enter');
  await expect(picture(page)).toBeFocused();
});

test('draws an edge from a vertex with a long caption to itself, without a warning of Cytoscape', async ({
  page,
}) => {
  await open(page, tutorial);
  await write(page, "CREATE (a:Part {name: 'A very long caption'})-[r:NEXT]->(a) RETURN a, r");
  // Any warning in the console fails the test: Cytoscape warns of an edge that it cannot draw.
  await openPicture(page);
  await expect(picture(page)).toHaveAccessibleName('Answer as a graph: 1 vertex, 1 edge');
});

/** The width of what is drawn, in pixels of the canvas, and its six most frequent colours. */
const drawing = (page: Page): Promise<{ readonly width: number; readonly colours: string }> =>
  picture(page)
    .locator('canvas')
    .evaluateAll((grounds) => {
      const columns = new Set<number>();
      const colours = new Map<string, number>();
      for (const ground of grounds as HTMLCanvasElement[]) {
        // Without this the browser warns of frequent reads of the same canvas.
        const copy = new OffscreenCanvas(ground.width, ground.height).getContext('2d', {
          willReadFrequently: true,
        });
        copy?.drawImage(ground, 0, 0);
        const points = copy?.getImageData(0, 0, ground.width, ground.height).data ?? [];
        for (let at = 0; at < points.length; at += 4) {
          if (points[at + 3] !== 255) continue;
          columns.add((at / 4) % ground.width);
          const colour = [points[at], points[at + 1], points[at + 2]].join(' ');
          colours.set(colour, (colours.get(colour) ?? 0) + 1);
        }
      }
      const most = [...colours].sort(([, one], [, other]) => other - one).slice(0, 6);
      return {
        width: Math.max(...columns) - Math.min(...columns),
        colours: most
          .map(([colour]) => colour)
          .sort()
          .join(),
      };
    });

/** Brings the picture into view and waits until it stands still. */
async function settledBox(page: Page): Promise<Box> {
  await picture(page).scrollIntoViewIfNeeded();
  let last = await picture(page).boundingBox();
  for (let tries = 0; tries < 50; tries += 1) {
    await page.waitForTimeout(100);
    const box = await picture(page).boundingBox();
    if (box && box.y === last?.y && box.height === last.height) return box;
    last = box;
  }
  throw new Error('the picture does not come to rest');
}

/** Moves the mouse down the middle of the picture until its cursor shows that something can be picked there. */
async function findVertex(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await settledBox(page);
  const form = () => picture(page).evaluate((stage) => stage.querySelector<HTMLElement>('div')?.style.cursor);
  for (let down = 12; down < height; down += 6) {
    const place = { x: x + width / 2, y: y + down };
    await page.mouse.move(place.x, place.y);
    if ((await form()) === 'pointer') return place;
  }
  throw new Error('nothing in the middle of the picture can be picked');
}

test('button, key and Ctrl+wheel zoom the picture, and a button or 0 shows it whole again', async ({
  page,
}) => {
  await open(page, tutorial);
  await openPicture(page);
  const { x, y, width, height } = await settledBox(page);
  const grows = async (): Promise<number> => Math.sign((await drawing(page)).width - whole);
  const press = (name: string): Promise<void> => answer(page).getByRole('button', { name }).click();
  const { width: whole } = await drawing(page);
  const place = await page.evaluate(() => window.scrollY);

  await press('Zoom in');
  await expect.poll(grows).toBe(1);
  await press('Show the whole picture');
  await expect.poll(async () => (await drawing(page)).width).toBeCloseTo(whole, -1);
  await press('Zoom out');
  await expect.poll(grows).toBe(-1);
  await picture(page).press('0');
  await expect.poll(async () => (await drawing(page)).width).toBeCloseTo(whole, -1);
  await picture(page).press('-');
  await expect.poll(grows).toBe(-1);

  await page.mouse.move(x + width / 2, y + height / 2);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -600);
  await page.keyboard.up('Control');
  await expect.poll(grows).toBe(1);
  expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(place);
});

test('the picture follows the colour mode, zooms by pinch, and keeps its selection in a new width', async ({
  page,
}) => {
  await open(page, tutorial);
  await openPicture(page);
  const { height } = await settledBox(page);
  const { width: whole, colours } = await drawing(page);
  await switchMode(page, 'dark');
  await expect.poll(async () => (await drawing(page)).colours).not.toBe(colours);

  // A laptop may have both a mouse and a touchscreen.
  await spread(picture(page), 120);
  await expect.poll(async () => (await drawing(page)).width).toBeGreaterThan(whole);

  await picture(page).press('ArrowDown');
  const card = answer(page).getByRole('group', { name: /^Properties of / });
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(async () => (await picture(page).boundingBox())?.height).not.toBe(height);
  await expect(card).toBeVisible();
});

test('a click on a vertex shows its properties, and a click on the background closes them', async ({
  page,
}) => {
  await open(page, home);
  await openPicture(page);
  const card = answer(page).getByRole('group', { name: /^Properties of / });
  const vertex = await findVertex(page);
  await page.mouse.click(vertex.x, vertex.y);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Close the properties' }).click();
  await expect(card).toHaveCount(0);

  // Content that grows above the picture moves it without a scroll event.
  await playground(page).evaluate((section) => (section.style.paddingTop = '40px'));
  const { x, y } = await findVertex(page);
  await page.mouse.click(x, y);
  await expect(card).toBeVisible();
  const ground = await settledBox(page);
  await page.mouse.click(ground.x + 4, ground.y + 4);
  await expect(card).toHaveCount(0);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('a picture much wider than the column scrolls sideways, and a tap shows the properties of a vertex', async ({
    page,
  }) => {
    const overflow = () => picture(page).evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    await open(page, home);
    await openPicture(page);
    expect(await overflow()).toBe(0);
    await write(page, 'MATCH p = (:Part)-[:HAS_PART]->(:Part) RETURN p');
    await openPicture(page);
    await expect(picture(page)).toHaveAccessibleName(/1\d vertices/);
    expect(await overflow()).toBeGreaterThan(100);
    await picture(page).evaluate((frame) => (frame.scrollLeft = frame.scrollWidth));
    const vertex = await findVertex(page);
    await page.touchscreen.tap(vertex.x, vertex.y);
    await expect(answer(page).getByRole('group', { name: /^Properties of / })).toBeVisible();
  });

  test('wheel and finger scroll the page from the picture, and a tap shows the properties of a vertex', async ({
    page,
  }) => {
    await open(page, tutorial);
    await openPicture(page);
    const { x, y, width, height } = await settledBox(page);
    const { width: whole } = await drawing(page);
    const atFirst = await page.evaluate(() => window.scrollY);
    // A tablet with a touchpad has both a touchscreen and a wheel.
    await page.mouse.move(x + width / 2, y + height / 2);
    // Cytoscape ignores the wheel for 250 ms after the page has scrolled.
    await page.waitForTimeout(400);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(atFirst);
    expect((await drawing(page)).width).toBeCloseTo(whole, -1);

    await settledBox(page);
    const before = await page.evaluate(() => window.scrollY);
    await dragUp(picture(page), 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 60);
    const card = answer(page).getByRole('group', { name: /^Properties of / });
    await expect(card).toHaveCount(0);
    const vertex = await findVertex(page);
    await page.touchscreen.tap(vertex.x, vertex.y);
    await expect(card).toBeVisible();
  });
});

test('the picture drawn at build time is wider than 3:2 only in a wide window, and fits its box', async ({
  page,
}) => {
  await open(page, tutorial);
  for (const [width, isWide] of [
    [360, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const drawing = playground(page).locator('.sample-picture svg[role=img]').filter({ visible: true });
    await expect(drawing).toHaveCount(1);
    const [box, room] = await drawing.evaluate((svg) =>
      [svg, svg.parentElement ?? svg].map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(box?.width).toBeLessThanOrEqual(room?.width ?? 0);
    expect((box?.width ?? 0) > 1.5 * (box?.height ?? 0), `${width} pixels`).toBe(isWide);
  }
});

test('Ctrl+Enter runs a statement of the reader’s own, and Tab leaves the editor', async ({ page }) => {
  await open(page, tutorial);
  const question = playground(page).getByLabel('Question');
  await question.focus();
  await question.selectOption('own');
  const field = playground(page).getByRole('textbox', { name: 'Cypher statement' });
  await expect(field).toBeFocused();
  await expect(field).toHaveText(/^For example:/);
  await expect(field).toHaveAccessibleDescription(/Tab leaves the editor/);
  await page.keyboard.insertText("RETURN '<b>bold</b>' AS text");
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(page).locator('tbody')).toHaveText('<b>bold</b>', booted);
  await expect(answer(page).locator('b')).toHaveCount(0);
  await field.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field).toHaveText(/^For example:/);
});

test('the editor stays open with the reader’s own statement when another graph is chosen', async ({
  page,
}) => {
  await open(page, tutorial);
  await playground(page).getByLabel('Question').selectOption({ label: 'Write your own statement' });
  const field = playground(page).getByRole('textbox', { name: 'Cypher statement' });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('MATCH (c:Customer) RETURN c.name');
  const graph = playground(page).getByRole('combobox', { name: /^Graph/ });
  await graph.focus();
  await graph.selectOption('orders');
  await expect(field).toHaveText('MATCH (c:Customer) RETURN c.name');
  await expect(graph).toBeFocused();
  await expect(playground(page).getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('a statement of the reader’s own is there again after a reload, and on the way back from another page', async ({
  page,
}) => {
  await open(page, home);
  await write(page, 'RETURN 1 AS mine');
  await page.reload();
  await hydrated(page);
  await expect(statement(page)).toContainText('RETURN 1 AS mine');
  await expect(playground(page)).toContainText('This is the statement you last had here.');
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await page.goBack();
  await expect(statement(page)).toContainText('RETURN 1 AS mine');
  await open(page, tutorial);
  await expect(statement(page), 'the playground of another page').not.toContainText('mine');
});

test('an address fills in its statement and graph, and the statement runs on Run only', async ({ page }) => {
  const cypher = "MATCH (c:Customer) RETURN c.name AS name, '<img src=x onerror=alert(1)>' AS odd";
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await open(page, `${tutorial}?${new URLSearchParams({ graph: 'orders', cypher }).toString()}#playground`);
  await expect(statement(page)).toContainText(cypher);
  await expect(playground(page)).toContainText('It runs when you press Run.');
  await expect(playground(page).getByRole('combobox', { name: /^Graph/ })).toHaveValue('orders');
  await expect(playground(page).locator('img')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /engine|worker/.test(url))).toEqual([]);
  await run(page).click();
  await expect(answer(page).locator('tbody tr')).toHaveCount(4, booted);
});

test.describe('Copy link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies an address that opens the same question', async ({ page }) => {
    await open(page, tutorial);
    await playground(page).getByLabel('Question').selectOption('sole-source');
    await playground(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(playground(page)).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await page.goto('about:blank');
    await open(page, link);
    await expect(statement(page)).toContainText('Kugelwerk');
  });

  test('reports a statement that is too long for an address', async ({ page }) => {
    await open(page, tutorial);
    await playground(page).getByRole('button', { name: 'Edit' }).click();
    const field = playground(page).getByRole('textbox', { name: 'Cypher statement' });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`RETURN '${'x'.repeat(2000)}'`);
    await playground(page).getByRole('button', { name: 'Copy link' }).click();
    await expect(playground(page)).toContainText('up to 1,500 characters; this one has 2,009');
  });
});

for (const [search, message] of [
  [`?cypher=${'x'.repeat(1600)}`, 'The link holds a statement of 1,600 characters'],
  ['?graph=nowhere&cypher=RETURN+1', 'The link names a graph that is not here'],
  ['?question=nothing', 'The link names a question that is not here'],
] as const) {
  test(`an address with ${search.slice(0, 24)} gets a message, and the playground keeps its first question`, async ({
    page,
  }) => {
    await open(page, `${tutorial}${search}`);
    await expect(playground(page).getByRole('status').first()).toContainText(message);
    await expect(statement(page)).toContainText('28-inch wheel');
    await expect(run(page)).toBeEnabled();
  });
}

test('with an answer shown, the page is accessible in both modes and fits a phone', async ({ page }) => {
  await open(page, tutorial);
  await openPicture(page);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findOverflow(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the statement and the pictures of answers are shown, without the list of questions', async ({
    page,
  }) => {
    await page.goto(tutorial);
    await expect(statement(page)).toContainText('28-inch wheel');
    await expect(playground(page).getByLabel('Question')).toBeHidden();
    const name = /12 vertices, 12 edges\..*Heron HAS_PART Disc brake/;
    const figure = page.locator('.sample-picture').filter({ has: page.getByRole('img', { name }) });
    await expect(figure.getByRole('img')).toBeVisible();
    await expect(figure).toHaveAccessibleName('Picture of the answer');
    await expect(figure.locator('figcaption')).toHaveText('ProductPart');
    await expect(playground(page).getByRole('img')).toHaveAccessibleName(
      /6 vertices, 5 edges\..*Hub HAS_PART/,
    );
  });
});
