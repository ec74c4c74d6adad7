import type { HostedRecord } from '../../plugins/search-index/hosted-records';
import { countOf } from '../count-of';
import { settings, synonyms } from './settings';

/**
 * What a push would send, as lines to print.
 *
 * @param source - The site that the records are of, as `describeSource` says it.
 */
export function describePush(records: readonly HostedRecord[], source: string): string[] {
  const bytes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const kilobytes = Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
  const largest = records[bytes.indexOf(Math.max(...bytes))];
  return [
    source,
    `${countOf(records.length, 'record')}, ${String(kilobytes)} kB; the largest is ${largest?.objectID ?? 'none'} with ${countOf(Math.max(0, ...bytes), 'byte')}`,
    ...countBy(records, (record) => record.docusaurus_tag).map(
      ([tag, count]) => `  ${tag}: ${String(count)}`,
    ),
    ...countBy(records, (record) => record.hierarchy.lvl0 ?? '').map(
      ([group, count]) => `  ${group}: ${String(count)}`,
    ),
    countOf(synonyms.length, 'group of synonyms', 'groups of synonyms'),
    `settings: ${JSON.stringify(settings, null, 2)}`,
    `the first record: ${JSON.stringify(records[0], null, 2)}`,
  ];
}

function countBy(
  records: readonly HostedRecord[],
  keyOf: (record: HostedRecord) => string,
): [string, number][] {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + 1);
  return [...counts];
}
