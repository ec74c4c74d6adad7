import { pathToFileURL } from 'node:url';
import type * as Orama from '@orama/orama';
import { bundle, writeData } from './bundle';
import type { Prepare } from './engine';
import { inPeers } from './install';
import { plainRecords } from './plain-records';

/** Orama over the sections. */
export const prepareOrama: Prepare = async ({ pages }) => {
  const folder = await bundle('orama');
  const orama = (await import(pathToFileURL(inPeers.resolve('@orama/orama')).href)) as typeof Orama;
  const database = orama.create({
    schema: { route: 'string', title: 'string', heading: 'string', text: 'string' },
  });
  await orama.insertMultiple(database, plainRecords(pages));
  return { name: 'orama', folder, files: [writeData(folder, 'index.json', orama.save(database))] };
};
