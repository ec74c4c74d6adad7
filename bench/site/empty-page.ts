import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workFolder } from './places';

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="Nothing">
<title>Nothing</title>
<p>Nothing.</p>
`;

/**
 * Makes a site of one page with one sentence. Lighthouse multiplies the browser's work for any page by four, so its
 * figures for this page are the least that can be measured on a machine.
 *
 * @returns the folder to serve
 */
export function makeEmptyPage(): string {
  const folder = path.join(workFolder, 'empty');
  mkdirSync(folder, { recursive: true });
  // `404.html` answers the request for `robots.txt`, which Lighthouse makes.
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), html);
  return folder;
}
