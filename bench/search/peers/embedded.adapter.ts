import { Engine } from '../../../src/features/search/engine/engine';
import {
  manifestName,
  type IndexFile,
  type IndexManifest,
  type TextFile,
} from '../../../src/features/search/engine/index-file';
import { warmUp } from '../../../src/features/search/worker/warm-up';
import { modalRequest } from '../modal-request';
import { inModalOrder, toRoutes } from '../modal-order';

const queriedVersion = '0.3.0';

let engine: Engine | null = null;
const texts = new Map<string, readonly string[]>();

globalThis.adapter = {
  async findFiles() {
    const { indexes } = (await (await fetch(manifestName)).json()) as IndexManifest;
    return indexes
      .filter(({ source }) => [queriedVersion, ''].includes(source.version))
      .map(({ index }) => index);
  },
  load(files) {
    const indexes = Object.values(files).map((file) => JSON.parse(file) as IndexFile);
    engine = new Engine(indexes, {
      site: 'http://site/base/',
      textOf: (source, record) => texts.get(source)?.[record] ?? null,
    });
  },
  async loadLater(files) {
    for (const [name, file] of Object.entries(files))
      texts.set(name.slice(0, name.indexOf('.text.')), (JSON.parse(file) as TextFile).texts);
    // As the worker does once the texts are there.
    if (engine) await warmUp(engine, modalRequest('', queriedVersion).facetFilters, () => false);
  },
  search: (query) =>
    toRoutes(inModalOrder(engine?.search(modalRequest(query, queriedVersion)).hits ?? []), '/base/'),
};
