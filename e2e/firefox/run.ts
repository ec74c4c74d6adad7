import puppeteer from 'puppeteer-core';
import { requireBuild } from '../../scripts/built';
import { runMain, Stop } from '../../scripts/fail';
import { refuseOptions } from '../../scripts/options';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { siteBase, siteDirectory } from '../support/places';
import { findFirefox } from './find';
import { Reader } from './reader';
import { steps } from './steps';

/** Opens the built site in Firefox through WebDriver BiDi, and runs the steps there. */
async function main(): Promise<void> {
  refuseOptions();
  requireBuild(siteDirectory, 'build');
  const executablePath = findFirefox();
  if (!executablePath)
    throw new Stop(
      'No Firefox found: install one ("apt-get install firefox-esr" on Debian), or set FIREFOX_PATH to the program.',
    );
  const server = await listen(createSiteServer({ directory: siteDirectory, basePath: siteBase }), 0);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    console.log(`${await browser.version()} at ${executablePath}`);
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const reader = new Reader(page, `http://localhost:${server.port}${siteBase}`);
    for (const [name, step] of steps) {
      const start = performance.now();
      await step(reader);
      reader.demandSilence();
      console.log(`ok  ${name} (${Math.round(performance.now() - start)} ms)`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

runMain(main);
