import { site } from '../../config/site';
import { routeOfFile } from '../../plugins/search-index/page-route';
import { decodeLeniently } from '../../src/features/html-address/decode-leniently';
import { withoutSlash } from '../../src/features/html-address/without-slash';
import { siteAddress } from '../built-site';

/** What the resolver needs to know of the build. */
export interface Targets {
  readonly files: ReadonlySet<string>;
  /** Anchors of each page, by file. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Problem {
  readonly message: string;
  readonly remedy: string;
}

const otherSchemes = /^(?:mailto|tel|data|blob):/i;
/** Browsers scroll to the top for these, with or without such an element. */
const topAnchors: readonly string[] = ['', 'top'];

function parse(address: string, base: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** Finds the file a static host would answer a path with. */
function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  const bare = withoutSlash(path);
  const folder = bare === '' ? 'index.html' : `${bare}/index.html`;
  return [path, folder, `${path}.html`].find((file) => files.has(file));
}

/**
 * Tells what is wrong with an address that a built page names; `undefined` when it leads where it should.
 * Addresses of other sites are judged by their form alone: nothing is fetched.
 *
 * @param fromFile the page's file inside the build
 */
export function findProblem(address: string, fromFile: string, targets: Targets): Problem | undefined {
  if (/^javascript:/i.test(address)) {
    return { message: 'is a script, not an address.', remedy: 'Use a button, or link to a page.' };
  }
  if (otherSchemes.test(address)) return undefined;
  const here = `${siteAddress}${routeOfFile(fromFile)}`;
  const url = parse(address, here);
  if (!url) return { message: 'is not an address.', remedy: 'Correct its spelling.' };
  if (!/^https?:$/.test(url.protocol)) {
    return {
      message: `has the unknown scheme "${url.protocol}".`,
      remedy: 'Link with https, or to a file of the docs.',
    };
  }
  if (url.origin !== site.url) return findForeignProblem(url);
  if (!url.pathname.startsWith(site.baseUrl)) {
    return {
      message: `lies outside of the base path ${site.baseUrl}.`,
      remedy: 'In Markdown link to the file; in code use <Link to> or useBaseUrl.',
    };
  }
  const isRelative = fromFile.endsWith('.html') && !/^(?:https?:|\/|#|\?|$)/i.test(address);
  if (isRelative) {
    return {
      message: 'is relative: it leads elsewhere when the page is opened with a slash at the end.',
      remedy: 'Link to the file with its extension, so that the build makes the address.',
    };
  }
  const file = fileFor(decodeLeniently(url.pathname.slice(site.baseUrl.length)), targets.files);
  if (file === undefined) {
    return {
      message: 'leads to no page or file of the build.',
      remedy: 'Correct the link; link only to pages that are written.',
    };
  }
  return findAnchorProblem(url, file, targets);
}

function findForeignProblem(url: URL): Problem | undefined {
  if (url.protocol === 'http:' && url.hostname !== 'localhost' && url.hostname !== '127.0.0.1') {
    return { message: 'is not encrypted.', remedy: 'Write https.' };
  }
  if (!url.hostname.includes('.') && url.hostname !== 'localhost') {
    return {
      message: `names the host "${url.hostname}", which is no public one.`,
      remedy: 'Correct the address.',
    };
  }
  return undefined;
}

function findAnchorProblem(url: URL, file: string, targets: Targets): Problem | undefined {
  const anchor = decodeLeniently(url.hash.slice(1).replace(/:~:.*$/, ''));
  if (topAnchors.includes(anchor) || !file.endsWith('.html')) return undefined;
  if (targets.anchors.get(file)?.has(anchor)) return undefined;
  return {
    message: `leads to "#${anchor}", which the page ${routeOfFile(file) || '(home)'} does not have.`,
    remedy: 'Correct the anchor, or give the heading an explicit id: "## Title {#id}".',
  };
}
