import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTempFolder, writeFiles } from '../test/temp-folder';
import { toBasePath } from './base-path';
import { checkPortIsFree, listen, readPort, type Listening, describePortFault } from './listen';
import { createSiteServer } from './site-server';

const long = 'graph '.repeat(500);
/** A text that a higher compression level makes smaller. */
const varied = readFileSync('package-lock.json', 'utf8').slice(0, 200_000);
const files = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'page.html': 'a page',
  'docs/intro/index.html': long,
  'assets/js/main.0123abcd.js': 'code',
  'img/logo.svg': '<svg/>',
  'img/photo.png': long,
  'varied.html': varied,
  'engine/engine.wasm': varied,
  'engine/0123456789ab/manifest.json': '{}',
  'assets/types/0123456789abcdef.json': '{}',
  'assets/images/own-0123456789abcdef0123.png': 'pixels',
  'search-index/0.3.0.text.0123456789.json': '{}',
  'search-index/manifest.json': '{}',
};

// The name begins with a dot, because a site in such a folder must be served as well.
const directory = join(makeTempFolder({}, afterAll), '.site');
let server: Listening;

beforeAll(async () => {
  writeFiles(directory, files);
  server = await listen(createSiteServer({ directory, basePath: '/base/' }), 0);
});

afterAll(() => server.close());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
  readonly body: Buffer;
}

/** Sends a request without following redirects or decompressing the answer. */
function ask(path: string, accept = 'identity', port = server.port, range?: string): Promise<Answer> {
  const headers = { 'accept-encoding': accept, ...(range !== undefined && { range }) };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, bytes: body.length, body });
      });
    }).on('error', reject);
  });
}

describe('the static host', () => {
  it.each([
    ['/base/', 200],
    ['/base/page', 200],
    ['/base/docs/intro/', 200],
    ['/base/docs/', 404],
    ['/base/none', 404],
    ['/docs/intro/', 404],
    ['/base/../package.json', 404],
  ])('answers %s with %d', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it('redirects a folder without a slash to the address with one, and keeps the query', async () => {
    const { status, headers } = await ask('/base/docs/intro?q=1');
    expect([status, headers.location]).toEqual([301, '/base/docs/intro/?q=1']);
  });

  it('redirects the root of the host to the base path', async () => {
    const { status, headers } = await ask('/');
    expect([status, headers.location]).toEqual([302, '/base/']);
  });

  it('answers the root of the host itself when that is the base path', async () => {
    const bare = await listen(createSiteServer({ directory, basePath: '/' }), 0);
    const { status, bytes } = await ask('/', 'identity', bare.port);
    expect([status, bytes]).toEqual([200, files['index.html'].length]);
    await bare.close();
  });

  it('sends the 404 page for an unknown address', async () => {
    const { bytes, headers } = await ask('/base/none');
    expect([bytes, headers['content-type']]).toEqual([files['404.html'].length, 'text/html; charset=utf-8']);
  });

  it.each(['bytes=0-3', 'bytes=999999-'])(
    'sends the whole 404 page for the range %s of an unknown address',
    async (range) => {
      const { status, bytes } = await ask('/base/none', 'identity', server.port, range);
      expect([status, bytes]).toEqual([404, files['404.html'].length]);
    },
  );

  it.each([
    ['of a range beyond the end', files, '/base/page', 'bytes=999999-', 416, 'Range Not Satisfiable'],
    ['while a build replaces the folder', {}, '/base/', undefined, 404, 'Not Found'],
  ])('answers a request %s without a stack, and prints none', async (_, site, path, range, status, text) => {
    // Where tests run, Express prints no errors.
    vi.stubEnv('NODE_ENV', 'development');
    const print = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const other = makeTempFolder(site);
    const broken = await listen(createSiteServer({ directory: other, basePath: '/base/' }), 0);
    const answer = await ask(path, 'identity', broken.port, range);
    await broken.close();
    expect([answer.status, answer.body.toString()]).toEqual([status, text]);
    expect(print).not.toHaveBeenCalled();
  });

  it.each(['br', 'gzip'])('compresses text with %s', async (encoding) => {
    const { headers, bytes } = await ask('/base/docs/intro/', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(bytes).toBeLessThan(long.length / 10);
  });

  it('does not compress a picture, which is compressed already', async () => {
    expect((await ask('/base/img/photo.png', 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('compresses nothing when compression is turned off', async () => {
    const plain = await listen(createSiteServer({ directory, basePath: '/base/', isCompressed: false }), 0);
    for (const path of ['/base/docs/intro/', '/base/engine/engine.wasm']) {
      const { headers, bytes } = await ask(path, 'br', plain.port);
      expect([headers['content-encoding'], bytes]).toEqual([undefined, Number(headers['content-length'])]);
    }
    await plain.close();
  });

  it('compresses WASM once, and at a lower level than a page', async () => {
    const page = await ask('/base/varied', 'br');
    const wasm = await ask('/base/engine/engine.wasm', 'br');
    for (const { headers, body } of [page, wasm]) {
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(varied);
    }
    expect(page.bytes).toBeLessThan(wasm.bytes);
  });

  it.each([
    ['/base/assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
    ['/base/assets/types/0123456789abcdef.json', 'public, max-age=31536000, immutable'],
    ['/base/assets/images/own-0123456789abcdef0123.png', 'public, max-age=31536000, immutable'],
    ['/base/search-index/0.3.0.text.0123456789.json', 'public, max-age=31536000, immutable'],
    ['/base/engine/0123456789ab/manifest.json', 'public, max-age=31536000, immutable'],
    ['/base/search-index/manifest.json', 'public, max-age=0, must-revalidate'],
    ['/base/engine/engine.wasm', 'public, max-age=0, must-revalidate'],
    ['/base/img/logo.svg', 'public, max-age=0, must-revalidate'],
    ['/base/', 'public, max-age=0, must-revalidate'],
    ['/base/none', 'public, max-age=0, must-revalidate'],
  ])('says how long caches may keep %s', async (path, expected) => {
    expect((await ask(path)).headers['cache-control']).toBe(expected);
  });
});

describe('the port', () => {
  it('when busy, is refused with one sentence that names the remedy', async () => {
    await expect(checkPortIsFree(server.port)).rejects.toThrow(
      `Port ${server.port} is busy: stop the program that uses it, or choose another port with "PORT=${server.port + 1} npm start".`,
    );
  });

  it('when busy, is refused with a remedy that repeats the command that was run', async () => {
    await expect(listen(undefined, server.port, 'npm run serve')).rejects.toThrow(
      `another port with "PORT=${server.port + 1} npm run serve".`,
    );
  });

  it.each([
    ['EADDRINUSE', 65535, '"PORT=65534 npm start"'],
    ['EACCES', 80, 'Port 80 needs more rights: choose a port above 1023 with "PORT=3000 npm start".'],
  ])('that cannot be opened (%s, %i) has a remedy with one that can', (code, port, remedy) => {
    expect(describePortFault(code, port, 'npm start')).toContain(remedy);
  });

  it('is not blamed for an error that another port would not avoid', () => {
    expect(describePortFault('EMFILE', 3000, 'npm start')).toBeUndefined();
  });

  it.each([
    [{}, 3000],
    [{ PORT: '' }, 3000],
    [{ PORT: ' 8080 ' }, 8080],
    [{ PORT: '65535' }, 65535],
  ])('is read from %o', (env, port) => {
    expect(readPort(env)).toBe(port);
  });

  it.each(['0', '70000', 'http', '30.5', '0x1F', '1e3', '-1'])('cannot be %s', (text) => {
    expect(() => readPort({ PORT: text })).toThrow(
      `PORT is "${text}", which is no port: set it to a number from 1 to 65535, or leave it unset for 3000.`,
    );
  });
});

describe('the base path', () => {
  it.each([
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['a/b/', '/a/b/'],
    ['docs.v-0_3.0', '/docs.v-0_3.0/'],
    ['/', '/'],
    ['', '/'],
  ])('%j means %j', (typed, path) => {
    expect(toBasePath(typed)).toBe(path);
  });

  it.each(['http://localhost/', '../docs', 'docs/.', 'a//b', '/:docs/', '/d*/', 'a b', 'x?y'])(
    'cannot be %s',
    (typed) => {
      expect(() => toBasePath(typed)).toThrow(`--base is "${typed}", which is no base path`);
    },
  );
});
