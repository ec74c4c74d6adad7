import lunr, { type Index } from 'lunr';
import { unique } from './adapter';

let index: Index | null = null;
let routes: Readonly<Record<string, string>> = {};

/**
 * The query form of lunr's guide for searching as one types: the word, the word with a wildcard, and the word with an
 * edit distance.
 */
globalThis.adapter = {
  load(files) {
    index = lunr.Index.load(JSON.parse(files['index.json'] ?? ''));
    routes = JSON.parse(files['store.json'] ?? '') as Record<string, string>;
  },
  search(query) {
    const found = index?.query((builder) => {
      for (const token of lunr.tokenizer(query)) {
        builder.term(token.toString(), { boost: 100 });
        builder.term(token.toString(), {
          boost: 10,
          usePipeline: false,
          wildcard: lunr.Query.wildcard.TRAILING,
        });
        builder.term(token.toString(), { boost: 1, usePipeline: false, editDistance: 1 });
      }
    });
    return unique((found ?? []).map(({ ref }) => routes[ref]?.split('\n')[0] ?? ''));
  },
};
