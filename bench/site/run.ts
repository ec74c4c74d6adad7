/** Measures the site against a stock Docusaurus build of the same content. See the README for the options. */
import { isBuilt } from '../../scripts/built';
import { orStop, runMain, Stop } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { readCount } from '../timing/read-count';
import { buildSite } from './build-site';
import { keep, readEarlier, resultFile, withLighthouse } from './kept-result';
import { measureBuilds, measureGrowth, withBuilds } from './measure-builds';
import { measurePages } from './measure-pages';
import { ours, root, stock } from './places';
import { tableOf } from './report';
import { type PartRuns, rowsOf, type SiteResult } from './rows';
import { makeStockSite } from './stock-site';

const { values: options } = orStop(() =>
  readOptions({
    options: {
      runs: { type: 'string', default: '5' },
      builds: { type: 'boolean', default: false },
      scale: { type: 'string' },
      growth: { type: 'string' },
      'skip-lighthouse': { type: 'boolean', default: false },
      'skip-pages': { type: 'boolean', default: false },
      'keep-stock': { type: 'boolean', default: false },
    },
  }),
);

const countIfGiven = (name: 'scale' | 'growth'): number | undefined => {
  const text = options[name];
  return text === undefined ? undefined : orStop(() => readCount(name, text));
};

const runs = orStop(() => readCount('runs', options.runs));
const scale = countIfGiven('scale');
const growth = countIfGiven('growth');
const hasLighthouse = !options['skip-lighthouse'];
const say = (text: string): void => console.log(text);

async function prepare(): Promise<void> {
  if (!isBuilt(ours.build)) {
    say('Building our site ...');
    await buildSite(ours, root);
  }
  if (options['keep-stock'] && isBuilt(stock.build)) return;
  say('Building the stock site ...');
  makeStockSite();
  await buildSite(stock, root);
}

/** Only for the parts that this run measures; the others keep their number. */
const runsOfNow = (): PartRuns => ({
  ...(!options['skip-pages'] && { clicksAndKeys: runs }),
  ...(!options['skip-pages'] && hasLighthouse && { lighthouse: runs }),
});

/** Measures part after part, and writes each as soon as it is measured. */
async function measureAll(): Promise<SiteResult> {
  const earlier = readEarlier();
  const measured = options['skip-pages'] ? earlier : await measurePages({ runs, hasLighthouse, say });
  const own = withLighthouse(measured.ours, earlier.ours);
  const other = withLighthouse(measured.stock, earlier.stock);
  if (!own || !other) throw new Stop('No earlier run has measured the pages: leave out --skip-pages.');
  let result = keep({
    ...earlier,
    ...measured,
    ours: own,
    stock: other,
    runs: { ...earlier.runs, ...runsOfNow() },
  });
  if (growth) result = keep({ ...result, growth: await measureGrowth(growth, say) });
  const scales = options.builds ? [...new Set([1, scale ?? 1])] : [];
  for (const each of scales) {
    // Four times the pages take half an hour a round.
    const builds = await measureBuilds(each, each === 1 ? runs : 1, say);
    result = keep({ ...result, builds: withBuilds(result.builds ?? [], builds) });
  }
  return result;
}

runMain(async () => {
  if (scale !== undefined && !options.builds)
    throw new Stop('--scale says how many times the pages are built: give --builds, too.');
  await prepare();
  const result = await measureAll();
  say(`\n${tableOf(rowsOf(result))}\n\nWritten to ${resultFile}`);
});
