import { pathToFileURL } from 'node:url';
import type { Lunr } from 'lunr';
import { bundle, writeData } from './bundle';
import type { Prepare } from './engine';
import { inPeers } from './install';
import { plainRecords } from './plain-records';

/** lunr over the sections, title and heading boosted. */
export const prepareLunr: Prepare = async ({ pages }) => {
  const records = plainRecords(pages);
  const folder = await bundle('lunr');
  const { default: lunr } = (await import(pathToFileURL(inPeers.resolve('lunr')).href)) as { default: Lunr };
  const index = lunr(function () {
    this.ref('id');
    this.field('title', { boost: 10 });
    this.field('heading', { boost: 5 });
    this.field('text');
    for (const record of records) this.add(record);
  });
  const store = Object.fromEntries(
    records.map(({ id, route, title, heading }) => [id, `${route}\n${title}\n${heading}`]),
  );
  return {
    name: 'lunr',
    folder,
    files: [writeData(folder, 'index.json', index), writeData(folder, 'store.json', store)],
  };
};
