import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteDirectory } from './places';
import { siteAddress } from '../../checks/built-site';

/** Routes of the sitemap, relative to the base path, in its order; the home page is the empty string. */
export function readSitemapRoutes(): readonly string[] {
  const xml = readFileSync(path.join(siteDirectory, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(siteAddress, ''),
  );
}
