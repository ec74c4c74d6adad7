import { existsSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import { runMain, Stop } from '../../scripts/fail';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { siteBase, siteDirectory } from '../support/places';
import { startDriver } from './driver';
import { Reader } from './reader';
import { Session } from './session';
import { steps } from './steps';

/** Visits the built site with WebKitGTK through WebDriver, and does there what a reader would. */
async function main(): Promise<void> {
  if (!existsSync(path.join(siteDirectory, '404.html')))
    throw new Stop('There is no built site to visit: run "npm run build" first.');
  const driver = await startDriver();
  const asked: string[] = [];
  const app = express();
  app.use((request, _response, next) => {
    asked.push(request.originalUrl);
    next();
  });
  app.use(createSiteServer({ directory: siteDirectory, basePath: siteBase }));
  const server = await listen(app, 0);
  try {
    const session = await Session.start(driver.address);
    try {
      console.log(session.browser);
      await session.resize(1280, 800);
      const reader = new Reader(session, `http://localhost:${server.port}${siteBase}`, asked);
      for (const [name, step] of steps) {
        const start = performance.now();
        await step(reader);
        await reader.demandSilence();
        console.log(`ok  ${name} (${Math.round(performance.now() - start)} ms)`);
      }
    } finally {
      await session.end();
    }
  } finally {
    driver.stop();
    await server.close();
  }
}

runMain(main);
