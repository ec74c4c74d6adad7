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
 * Makes a site of one page with one sentence. Lighthouse multiplies what the browser does for any page by four; what it
 * gives for this one is the least that can be measured on a machine.
 *
 * @returns the folder to serve
 */
export function makeEmptyPage(): string {
  const folder = path.join(workFolder, 'empty');
  mkdirSync(folder, { recursive: true });
  // The other for `robots.txt`, which Lighthouse asks for.
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), html);
  return folder;
}
