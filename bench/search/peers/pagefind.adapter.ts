import { unique } from './adapter';

interface Pagefind {
  init(): Promise<void>;
  search(
    query: string,
  ): Promise<{ readonly results: readonly { data(): Promise<{ readonly url: string }> }[] }>;
}

let pagefind: Pagefind | null = null;

globalThis.adapter = {
  async load() {
    const address = './pagefind/pagefind.js';
    pagefind = (await import(address)) as Pagefind;
    await pagefind.init();
  },
  async search(query) {
    const found = await pagefind?.search(query);
    // Its own interface shows five at a time and loads their texts then.
    const data = await Promise.all((found?.results ?? []).slice(0, 10).map((result) => result.data()));
    return unique(data.map(({ url }) => url.replace(/^\/|(index)?\.html$|\/$/g, '').replace(/\/index$/, '')));
  },
};
