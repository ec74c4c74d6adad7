import { STATUS_CODES, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type Response } from 'express';

export interface SiteServerOptions {
  /** The folder that holds the built site. */
  readonly directory: string;
  /** Where the site is mounted, with a slash at both ends: `/ageSchemaClient/`. */
  readonly basePath: string;
  /** Whether text is compressed as a host does it; true by default. Callers that count no bytes save the time. */
  readonly isCompressed?: boolean;
}

/** The build puts a hash into the names of these files, so that they may be kept for ever. */
const hashedAsset =
  /[\\/](?:assets[\\/](?:js|css|images|files|fonts|types)|search-index)[\\/](?:[^\\/]+[.-])?[0-9a-f]{8,}\.\w+$/;

/** The engine's files share a hash: it names their folder. */
const engineFile = /[\\/]engine[\\/][0-9a-f]{8,}[\\/][^\\/]+$/;

const oneYear = 'public, max-age=31536000, immutable';
/** GitHub Pages lets browsers cache pages for ten minutes; here a rebuilt page must show at the next request. */
const revalidate = 'public, max-age=0, must-revalidate';

/** The Cache-Control header of a file of the built site. */
function cacheControlOf(file: string): string {
  return hashedAsset.test(file) || engineFile.test(file) ? oneYear : revalidate;
}

function setCacheControl(response: Response, file: string): void {
  response.setHeader('Cache-Control', cacheControlOf(file));
}

/**
 * Brotli level 6, between the level that a host uses on the fly and the level for files compressed once: output is a
 * tenth smaller than with the 4 of `compression`, and a page takes no longer. The engine's WASM keeps level 4, because
 * its nine megabytes would take twice as long.
 */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const isWasm = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('application/wasm');

/**
 * Answers a range beyond the end of a file, or any address while a build replaces the folder. Without it Express sends the
 * stack, and prints it for each request.
 */
const answerFault: ErrorRequestHandler = (error: { readonly status?: number }, _request, response, next) => {
  const { status = 500 } = error;
  if (response.headersSent || status >= 500) next(error);
  else response.status(status).type('text').send(STATUS_CODES[status]);
};

/**
 * A static host that answers as GitHub Pages does: files and folders below the base path, 301 to the form with a
 * slash for a folder, `page` for `page.html`, and the site's `404.html` with status 404 for everything else.
 * `/` leads to the base path, for people who open the bare address.
 */
export function createSiteServer({ directory, basePath, isCompressed = true }: SiteServerOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  if (isCompressed) {
    app.use(compression({ filter: (_request, response) => isWasm(response) }));
    app.use(
      compression({
        brotli,
        filter: (request, response) => !isWasm(response) && compression.filter(request, response),
      }),
    );
  }
  if (basePath !== '/') {
    app.get('/', (_request, response) => {
      response.redirect(302, basePath);
    });
  }
  app.use(
    basePath,
    express.static(directory, {
      redirect: true,
      extensions: ['html'],
      setHeaders: setCacheControl,
      dotfiles: 'ignore',
    }),
  );
  app.use((_request, response) => {
    response.status(404).setHeader('Cache-Control', revalidate);
    // A build may lie below a folder with a dot. A part of the page would be answered with status 206.
    response.sendFile('404.html', { root: directory, cacheControl: false, acceptRanges: false });
  });
  app.use(answerFault);
  return app;
}
