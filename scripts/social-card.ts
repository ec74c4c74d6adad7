/** `npm run social-card`: renders `scripts/social-card/card.svg` to the picture that shared links show. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from './chromium';
import { runMain } from './fail';
import { refuseOptions } from './options';
import { writeTogether } from './write-together';

const target = 'static/img/social-card.png';

runMain(async () => {
  refuseOptions();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(`<body style="margin:0">${readFileSync('scripts/social-card/card.svg', 'utf8')}`);
    const picture = await page.screenshot();
    writeTogether(process.cwd(), [{ to: target, write: (part) => writeFileSync(part, picture) }]);
    console.log(`${target} written`);
  } finally {
    await browser.close();
  }
});
