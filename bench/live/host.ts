import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { writeWhole } from '../../plugins/background/write-whole';

/** What the host does to files on their way. */
export type Compression = 'brotli' | 'none';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

const brotli = promisify(brotliCompress);

const keptFolder = path.resolve('.cache/bench-live');

/** Where brotli 11 of a content is kept, made once. */
const keptFile = (content: Buffer): string =>
  path.join(keptFolder, `${createHash('sha256').update(content).digest('hex').slice(0, 20)}.br`);

/**
 * Compresses every file of a site that a host would compress. It takes minutes the first time, and must not happen
 * while a visit waits.
 */
export async function compressSite(directory: string): Promise<void> {
  mkdirSync(keptFolder, { recursive: true });
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[path.extname(entry.name)] !== undefined)
    // What a visit to the sample page may ask for: no other page.
    .filter((entry) => !entry.name.endsWith('.html') || /first-graph|glossary/.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const content = readFileSync(file);
    const target = keptFile(content);
    if (existsSync(target)) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    // Half a file, from a run that was stopped, would be sent ever after.
    writeWhole(target, await brotli(content, { params }));
  }
}

/**
 * Compresses a content with brotli. A file that was not compressed beforehand is compressed at a level for which no
 * visit waits.
 */
function compress(content: Buffer): Buffer {
  const kept = keptFile(content);
  if (existsSync(kept)) return readFileSync(kept);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function findFile(directory: string, route: string): string | undefined {
  const file = path.join(directory, route);
  const candidates = [file, `${file}.html`, path.join(file, 'index.html')];
  return candidates.find((each) => existsSync(each) && statSync(each).isFile());
}

export interface Host {
  readonly address: string;
  /** Bytes of all bodies sent since the last call. */
  readonly takeBytes: () => number;
  readonly close: () => void;
}

/** A static host below the site's base path that counts what it sends. */
export async function startHost(directory: string, base: string, compression: Compression): Promise<Host> {
  let sent = 0;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(base) ? findFile(directory, pathname.slice(base.length)) : undefined;
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const extension = path.extname(file);
    const type = types[extension];
    const isCompressed = compression === 'brotli' && type !== undefined;
    const plain = readFileSync(file);
    const body = isCompressed ? compress(plain) : plain;
    response.writeHead(200, {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': 'max-age=600',
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    sent += body.length;
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${base}`,
    takeBytes: () => {
      const bytes = sent;
      sent = 0;
      return bytes;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
