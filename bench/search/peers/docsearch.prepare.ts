import { toHostedRecords } from '../../../plugins/search-index/hosted-records';
import { bundle, writeData } from './bundle';
import type { Prepare } from './engine';

/** A simulation of the hosted service, on the records that it would be given. */
export const prepareDocsearch: Prepare = async ({ pages }) => {
  const folder = await bundle('docsearch');
  const records = pages.flatMap((page) => toHostedRecords(page, 'http://site/base/'));
  return {
    name: 'docsearch',
    folder,
    files: [writeData(folder, 'records.json', records)],
    isSimulation: true,
  };
};
