import { Engine } from '../../../src/features/search/engine/engine';
import type { IndexFile } from '../../../src/features/search/engine/index-file';
import { modalRequest } from '../modal-request';
import { inModalOrder, toRoutes } from '../modal-order';

let engine: Engine | null = null;

globalThis.adapter = {
  load(files) {
    const indexes = Object.values(files).map((file) => JSON.parse(file) as IndexFile);
    engine = new Engine(indexes, { site: 'http://site/base/', textOf: () => null });
  },
  search: (query) =>
    toRoutes(inModalOrder(engine?.search(modalRequest(query, '0.3.0')).hits ?? []), '/base/'),
};
