import { algoliasearch } from 'algoliasearch';
import { site } from '../config/site';
import { toHostedRecords, type HostedRecord } from '../plugins/search-index/hosted-records';
import { readSite } from '../plugins/search-index/read-site';
import { requireBuild } from './built';
import { countOf } from './count-of';
import { reasonOf, runMain, Stop } from './fail';
import { readOptions } from './options';
import { describeSource } from './search/describe-source';
import { describePush } from './search/dry-run';
import { pushIndex } from './search/push-index';
import { readPushOptions } from './search/push-options';
import { untilStopped } from './search/until-stopped';

function readRecords(directory: string): HostedRecord[] {
  requireBuild(directory);
  const pages = readSite(directory, site.baseUrl);
  const records = pages.flatMap((page) => toHostedRecords(page, site.url + site.baseUrl));
  if (records.length === 0)
    throw new Stop(`The site in ${directory} has no pages to search: build it again.`);
  return records;
}

runMain(async () => {
  const { values } = readOptions({
    options: {
      'dry-run': { type: 'boolean', default: false },
      directory: { type: 'string', default: 'build' },
    },
  });
  if (values['dry-run']) {
    // In one piece: a pager or `head` may close its end before the last line.
    const records = readRecords(values.directory);
    console.log(describePush(records, describeSource(values.directory)).join('\n'));
    return;
  }
  const { appId, adminKey, indexName } = readPushOptions(process.env);
  const records = readRecords(values.directory);
  const say = (line: string): void => console.log(line);
  say(describeSource(values.directory));
  const { signal, exitCode } = untilStopped(say);
  await pushIndex(algoliasearch(appId, adminKey), indexName, records, say, signal).catch((error: unknown) => {
    if (!signal.aborted) throw new Stop(reasonOf(error));
    console.error(`\n${reasonOf(error)}`);
    process.exit(exitCode());
  });
  console.log(`The index ${indexName} now has ${countOf(records.length, 'record')}.`);
});
