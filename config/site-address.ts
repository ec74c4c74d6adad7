import { Stop } from '../plugins/repository-files/stop';

const folders = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Checks that the site's address has the one form to which every part of the build can append a path. Docusaurus
 * accepts other forms and corrects them only for itself: with `/manual`, the link of the announcement led to
 * `/manualdocs` on each page, and so did the types in samples.
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
