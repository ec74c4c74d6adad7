import { unique } from './adapter';

interface Pagefind {
  init(): Promise<void>;
  search(
    query: string,
  ): Promise<{ readonly results: readonly { data(): Promise<{ readonly url: string }> }[] }>;
}

let pagefind: Pagefind | null = null;

async function find(query: string, count: number): Promise<string[]> {
  const found = await pagefind?.search(query);
  const data = await Promise.all((found?.results ?? []).slice(0, count).map((result) => result.data()));
  return unique(data.map(({ url }) => url.replace(/^\/|(index)?\.html$|\/$/g, '').replace(/\/index$/, '')));
}

globalThis.adapter = {
  async load() {
    const address = './pagefind/pagefind.js';
    pagefind = (await import(address)) as Pagefind;
    await pagefind.init();
  },
  // Its own interface shows five at a time and loads their texts then.
  search: (query) => find(query, 5),
  rank: (query) => find(query, 10),
};
