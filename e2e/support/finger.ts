import type { Locator } from '@playwright/test';

/** Draws a finger up from the middle of a place, as to scroll what is under it. */
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
