import { Stop } from '../plugins/repository-files/stop';

const folders = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Holds the site's address to the one form that all can put something behind. Docusaurus takes others and mends them for
 * itself: with `/manual` the link of the announcement led to `/manualdocs` on each page, and so did the types in samples.
 *
 * @throws Stop naming what to write instead
 */
export function requireAddress({ url, baseUrl }: { readonly url: string; readonly baseUrl: string }): void {
  const origin = URL.canParse(url) ? new URL(url).origin : 'https://docs.example.com';
  if (url !== origin)
    throw new Stop(
      `url in config/site.ts is "${url}". It is protocol and host alone: write "${origin}"; a path belongs in baseUrl.`,
    );
  const path = ['', ...folders(baseUrl), ''].join('/');
  if (baseUrl !== path)
    throw new Stop(`baseUrl in config/site.ts is "${baseUrl}": write "${path}", with a slash at both ends.`);
}
