import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium';

/** Starts the Chromium that the browser tests use. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments, ...more],
  });
}
