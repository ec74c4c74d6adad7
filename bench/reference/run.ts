import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../config/site';
import { writeWhole } from '../../plugins/background/write-whole';
import { docsPathOf, documentedVersions } from '../../plugins/repository-files/documented-versions';
import { requireBuild } from '../../scripts/built';
import { runMain } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { listen } from '../../scripts/serve/listen';
import { createSiteServer } from '../../scripts/serve/site-server';
import { launch } from '../timing/launch';
import { measureBuilds, type BuildTimes } from './builds';
import { measureHovers, measureTypeFiles, type PageHovers } from './hovers';
import { countPages } from './pages';

const file = 'bench/results/reference.json';
const pages = ['docs/getting-started/basic-usage', 'docs/api-generated/classes/QueryBuilder'] as const;

interface Figures {
  readonly 'build, seconds'?: BuildTimes;
}

async function measurePages(build: string): Promise<readonly PageHovers[]> {
  const server = await listen(createSiteServer({ directory: build, basePath: site.baseUrl }), 0);
  const browser = await launch();
  try {
    const hovers: PageHovers[] = [];
    for (const page of pages)
      hovers.push(await measureHovers(browser, `http://localhost:${server.port}${site.baseUrl}`, page));
    return hovers;
  } finally {
    await browser.close();
    await server.close();
  }
}

runMain(async () => {
  const { values } = readOptions({ options: { builds: { type: 'boolean', default: false } } });
  const root = process.cwd();
  const build = path.resolve('build');
  requireBuild(build, 'build');
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {};
  const counts = Object.fromEntries(
    documentedVersions(root).map((version) => [
      version,
      countPages(path.join(build, docsPathOf(root, version))),
    ]),
  );
  const hovers = await measurePages(build);
  const result = {
    'pages of the generated reference': counts,
    'types in samples': { ...measureTypeFiles(build), pages: hovers },
    'build, seconds': values.builds ? await measureBuilds() : earlier['build, seconds'],
  };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, text);
  console.log(text);
});
