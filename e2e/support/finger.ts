import type { Locator } from '@playwright/test';

/** Simulates a finger that moves up from the middle of an element, as for scrolling. */
export async function dragUp(place: Locator, pixels: number): Promise<void> {
  const page = place.page();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }],
    });
  await send('touchStart');
  for (let up = 10; up <= pixels; up += 10) await send('touchMove', up);
  await send('touchEnd');
}

/** Simulates two fingers that move apart, to the left and right of the middle of an element. */
export async function spread(place: Locator, pixels: number): Promise<void> {
  const page = place.page();
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove', aside: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-aside, aside].map((by, id) => ({ x: x + width / 2 + by, y: y + height / 2, id })),
    });
  await send('touchStart', 20);
  for (let aside = 30; aside <= 20 + pixels / 2; aside += 10) await send('touchMove', aside);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
