import { create, load, search, type Database } from '@orama/orama';
import { unique } from './adapter';

let database: Database | null = null;

globalThis.adapter = {
  load(files) {
    database = create({ schema: { route: 'string', title: 'string', heading: 'string', text: 'string' } });
    load(database, JSON.parse(files['index.json'] ?? ''));
  },
  search(query) {
    if (!database) return [];
    const { hits } = search(database, {
      term: query,
      properties: ['title', 'heading', 'text'],
      boost: { title: 4, heading: 2 },
      tolerance: query.length > 3 ? 1 : 0,
      limit: 40,
    });
    return unique(hits.map(({ document }) => document.route));
  },
};
