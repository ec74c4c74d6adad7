import { site } from '../../config/site';
import { readSite } from '../../plugins/search-index/read-site';
import { packSite } from '../../plugins/search-index/write';
import { Engine } from '../../src/features/search/engine/engine';
import { inModalOrder, toRoutes } from './modal-order';
import { modalRequest } from './modal-request';
import type { BenchQuery } from './query-set';
import type { Ranking } from './score';

type Packed = ReturnType<typeof packSite>;

/**
 * Builds the indexes of one docs version and of the rest of the site from the HTML of a build, with the present code.
 */
export function packFromHtml(directory: string, version: string): Packed {
  const pages = readSite(directory, site.baseUrl);
  return packSite(pages.filter((page) => page.version === version || page.version === ''));
}

/** An engine that gives only the order of hits: it has no texts. @throws DamagedIndexError when an index is damaged */
export function engineFrom(packed: Packed): Engine {
  return new Engine(
    packed.map(({ index }) => index),
    { site: site.url + site.baseUrl, textOf: () => null },
  );
}

/** What the modal would show for every query. */
export function rankAll(engine: Engine, queries: readonly BenchQuery[], version: string): Ranking[] {
  return queries.map((query) => {
    const rows = engine.rowsFor(modalRequest(query.q, version)).map(({ group, title, route }) => ({
      url: `/${route}`,
      hierarchy: { lvl0: group, lvl1: title },
    }));
    return { query, routes: toRoutes(inModalOrder(rows), '/') };
  });
}
