import express from 'express';
import { requireBuild } from '../../scripts/built';
import { runMain } from '../../scripts/fail';
import { refuseOptions } from '../../scripts/options';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { siteBase, siteDirectory } from '../support/places';
import { withDriver } from './driver';
import { Reader } from './reader';
import { Session } from './session';
import { steps } from './steps';

async function visit(driver: string): Promise<void> {
  const asked: string[] = [];
  const app = express();
  app.use((request, _response, next) => {
    asked.push(request.originalUrl);
    next();
  });
  app.use(createSiteServer({ directory: siteDirectory, basePath: siteBase }));
  const server = await listen(app, 0);
  try {
    const session = await Session.start(driver);
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
    await server.close();
  }
}

/** Opens the built site in WebKitGTK through WebDriver, and runs the steps there. */
async function main(): Promise<void> {
  refuseOptions();
  requireBuild(siteDirectory, 'build');
  await withDriver(visit);
}

runMain(main);
