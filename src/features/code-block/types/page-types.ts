import type { PageTypes } from '../../../../plugins/code-blocks/types/page-types';

const fetched = new Map<string, Promise<PageTypes>>();

async function fetchTypes(url: string): Promise<PageTypes> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as PageTypes;
}

/** A page's types, fetched once for all its blocks. After a failure the next call tries again. */
export function loadTypes(url: string): Promise<PageTypes> {
  const known = fetched.get(url);
  if (known) return known;
  const types = fetchTypes(url);
  fetched.set(url, types);
  types.catch(() => fetched.delete(url));
  return types;
}
