import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HostedRecord } from '../../plugins/search-index/hosted-records';
import { pushIndex } from './push-index';
import { settings, synonyms } from './settings';

interface StoredIndex {
  updatedAt?: string;
  settings?: unknown;
  synonyms?: unknown;
  objects: Map<string, unknown>;
}

/** A local stand-in for the hosted service, with its indexes in memory. */
class FakeService {
  readonly indexes = new Map<string, StoredIndex>();
  readonly requests: string[] = [];
  refuse: ((request: string) => { status: number; message: string } | null) | null = null;
  /** Whether to carry out a request but close the connection instead of answering. */
  loseAnswer: ((request: string) => boolean) | null = null;
  /** Whether tasks never end. */
  isBusy = false;
  private server: Server | null = null;
  private lastTask = 0;

  async start(): Promise<number> {
    this.server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const line = `${request.method ?? ''} ${new URL(request.url ?? '', 'http://service').pathname}`;
        this.requests.push(line);
        const refusal = request.headers['x-algolia-api-key'] === 'admin' ? this.refuse?.(line) : forbidden;
        const answer = refusal ?? this.answer(line, body);
        if (this.loseAnswer?.(line)) {
          request.socket.destroy();
          return;
        }
        response.writeHead(refusal?.status ?? 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer));
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private answer(line: string, body: string): object {
    const [, method, name = '', rest = ''] = /^(\w+) \/1\/indexes\/([^/]+)\/?(.*)$/.exec(line) ?? [];
    const json: unknown = body ? JSON.parse(body) : {};
    if (line === list)
      return { items: [...this.indexes].map(([name, { updatedAt = now }]) => ({ name, updatedAt })) };
    if (method === 'GET') return { status: this.isBusy ? 'notPublished' : 'published' };
    if (method === 'DELETE') this.indexes.delete(name);
    else if (rest === 'operation') this.move(name, (json as { destination: string }).destination);
    else this.store(name, rest, json);
    return { taskID: ++this.lastTask, updatedAt: '2024-01-01T00:00:00Z', objectIDs: [] };
  }

  private move(from: string, to: string): void {
    const index = this.indexes.get(from);
    if (index) this.indexes.set(to, index);
    this.indexes.delete(from);
  }

  private store(name: string, what: string, json: unknown): void {
    const index: StoredIndex = this.indexes.get(name) ?? { objects: new Map() };
    this.indexes.set(name, index);
    if (what === 'settings') index.settings = json;
    if (what === 'synonyms/batch') index.synonyms = json;
    if (what === 'batch') {
      for (const { body } of (json as { requests: { body: { objectID: string } }[] }).requests) {
        index.objects.set(body.objectID, body);
      }
    }
  }
}

const list = 'GET /1/indexes';
const now = new Date().toISOString();
const forbidden = { status: 403, message: 'Method not allowed with this API key' };

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

const record = (number: number): HostedRecord => ({
  objectID: `docs/page-${String(number)}`,
  url: 'https://example.org/docs/page',
  url_without_anchor: 'https://example.org/docs/page',
  anchor: null,
  type: 'lvl1',
  content: 'Text.',
  hierarchy: { lvl0: 'Guides', lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  code: '',
  names: '',
  language: 'en',
  version: '0.3.0',
  docusaurus_tag: 'docs-default-0.3.0',
  kind: 'guide',
  weight: { kind: 90, level: 90, position: 0 },
});

type Host = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['hosts']>[number];

let service: FakeService;
let clientWith: (key: string, hosts?: number) => Algoliasearch;

beforeEach(async () => {
  service = new FakeService();
  const port = await service.start();
  const host: Host = { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' };
  clientWith = (key, hosts = 1) =>
    algoliasearch('APP', key, { hosts: Array.from({ length: hosts }, () => host) });
  service.indexes.set('docs', { objects: new Map([['old', {}]]) });
});

afterEach(() => service.stop());

const records = Array.from({ length: 2500 }, (_, number) => record(number));
const ignore = (): void => undefined;
const objectsOf = (name: string): string[] => [...(service.indexes.get(name)?.objects.keys() ?? [])];

describe('pushing the hosted index', () => {
  it('fills a new index with records, settings and synonyms, and moves it to the place of the old one', async () => {
    const said: string[] = [];
    await pushIndex(clientWith('admin'), 'docs', records, (line) => said.push(line));
    expect([...service.indexes.keys()]).toEqual(['docs']);
    const index = service.indexes.get('docs');
    expect(index?.objects.size).toBe(2500);
    expect(index?.objects.get('docs/page-7')).toEqual(record(7));
    expect(index?.settings).toEqual(settings);
    expect(index?.synonyms).toEqual(synonyms);
    expect(said).toEqual([
      'Removing what earlier pushes may have left ...',
      'Sending settings and synonyms ...',
      'Sending 2500 records ...',
      'Putting the new index in the place of the old one ...',
    ]);
    const batch = 'POST /1/indexes/docs_new_…/batch';
    const wait = 'GET /1/indexes/docs_new_…/task/';
    expect(service.requests.map((line) => line.replace(/(?<=_new_)[\da-f-]{36}/, '…'))).toEqual([
      list,
      'PUT /1/indexes/docs_new_…/settings',
      `${wait}1`,
      'POST /1/indexes/docs_new_…/synonyms/batch',
      `${wait}2`,
      ...[batch, batch, batch],
      ...[`${wait}3`, `${wait}4`, `${wait}5`],
      'POST /1/indexes/docs_new_…/operation',
      `${wait}6`,
    ]);
  });

  it('keeps two simultaneous pushes apart: the later one leaves its complete index', async () => {
    const others = records.map((_, number) => record(number + records.length));
    let other: Promise<void> | undefined;
    await pushIndex(clientWith('admin'), 'docs', records, (line) => {
      if (line.startsWith('Sending 2500')) other = pushIndex(clientWith('admin'), 'docs', others, ignore);
    });
    await other;
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(new Set(objectsOf('docs'))).toEqual(new Set(others.map(({ objectID }) => objectID)));
  });

  it('removes only leftovers of its own index older than an hour: a newer one may still be filled', async () => {
    const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
    const old = { objects: new Map(), updatedAt: minutesAgo(61) };
    const id = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f';
    const others = [
      'docs_new',
      'docs_newer',
      'docs_news_new',
      'other_new',
      // A name as long as `docs`.
      `blog_new_${id}`,
      `docs_old_new_${id}`,
      `docs_new_${id}_kept`,
    ];
    for (const name of [`docs_new_${id}`, ...others]) service.indexes.set(name, old);
    const filling = `docs_new_${id.replace('0', '1')}`;
    service.indexes.set(filling, { objects: new Map(), updatedAt: minutesAgo(50) });
    await pushIndex(clientWith('admin'), 'docs', records, ignore);
    expect([...service.indexes.keys()].sort()).toEqual(['docs', filling, ...others].sort());
  });

  it('pushes without removing leftovers when the key may not list the indexes', async () => {
    service.refuse = (line) => (line === list ? forbidden : null);
    await pushIndex(clientWith('admin'), 'docs', records, ignore);
    expect(objectsOf('docs')).toHaveLength(2500);
  });

  it('stops between two batches of records when it is aborted, and removes the new index', async () => {
    const stop = new AbortController();
    service.refuse = (line) => {
      if (line.endsWith('/batch') && !line.endsWith('synonyms/batch'))
        stop.abort(new Error('Stopped by SIGINT'));
      return null;
    };
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore, stop.signal)).rejects.toThrow(
      'Sending 2500 records: Stopped by SIGINT. The index docs is as it was.',
    );
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect(objectsOf('docs')).toEqual(['old']);
    expect(service.requests.filter((line) => /(?<!synonyms)\/batch$/.test(line))).toHaveLength(1);
  });

  it.each([
    ['lists the indexes', list, [list]],
    ['accepts the settings, and never ends their task', 'PUT', [list, 'PUT /1/indexes/docs_new_…/settings']],
  ])('stops when it is aborted while the service %s', async (_, during, asked) => {
    const stop = new AbortController();
    service.isBusy = true;
    service.refuse = (line) => {
      if (line.startsWith(during)) stop.abort(new Error('Stopped by SIGINT'));
      return null;
    };
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore, stop.signal)).rejects.toThrow(
      'Sending settings and synonyms: Stopped by SIGINT. The index docs is as it was.',
    );
    const requests = service.requests.map((line) => line.replace(/(?<=_new_)[\da-f-]{36}/, '…'));
    expect(requests.filter((line) => !/^DELETE|\/task\//.test(line))).toEqual(asked);
    expect([...service.indexes.keys()]).toEqual(['docs']);
  });

  it('stops when it is aborted while it waits for a task of the service', async () => {
    const stop = new AbortController();
    service.isBusy = true;
    const pushed = pushIndex(clientWith('admin'), 'docs', records, ignore, stop.signal);
    setTimeout(() => stop.abort(new Error('Stopped by SIGINT')), 300);
    await expect(pushed).rejects.toThrow(
      'Sending settings and synonyms: Stopped by SIGINT. The index docs is as it was.',
    );
    expect([...service.indexes.keys()]).toEqual(['docs']);
  });

  it('names the index that it could not remove after a failure', async () => {
    service.refuse = (line) =>
      line.startsWith('DELETE ') || /(?<!synonyms)\/batch$/.test(line)
        ? { status: 400, message: 'Try later' }
        : null;
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore)).rejects.toThrow(
      /^Sending 2500 records: 400 Try later\. The index docs is as it was\. docs_new_\S+ could not be removed: a push that begins an hour later removes it\.$/,
    );
  });

  it('recommends the admin key when the key may not write, and keeps the old index', async () => {
    await expect(pushIndex(clientWith('search-only'), 'docs', records, ignore)).rejects.toThrow(
      /403 Method not allowed with this API key\. The key may not write to this index: use the admin key\. The index docs is as it was\.$/,
    );
    expect([...(service.indexes.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
  });

  it('removes a half-filled index when a later batch fails', async () => {
    let batches = 0;
    service.refuse = (line) =>
      line.endsWith('/batch') && !line.endsWith('synonyms/batch') && ++batches === 2
        ? { status: 400, message: 'Record is too big' }
        : null;
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore)).rejects.toThrow(
      /^Sending 2500 records: 400 Record is too big\. The index docs is as it was\.$/,
    );
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect([...(service.indexes.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
  });

  it('reports that the new index may be live when the service accepted the move and then failed', async () => {
    const isMoved = () => service.requests.some((line) => line.endsWith('/operation'));
    service.refuse = (line) =>
      line.startsWith('GET ') && isMoved() ? { status: 400, message: 'Try later' } : null;
    const pushed = pushIndex(clientWith('admin'), 'docs', records, ignore);
    await expect(pushed).rejects.toThrow(
      /^Putting the new index in the place of the old one: 400 Try later\. The service has accepted this step, so the index docs may be the new one already\. Look at the list of indexes in the service\u2019s dashboard: the step is done when docs_new_\S+ is gone\.$/,
    );
    expect(service.requests.filter((line) => line.startsWith('DELETE '))).toEqual([]);
  });

  const isMove = (line: string): boolean => line.endsWith('/operation');
  const isUnknown =
    /It is not known whether the service has done this step, so the index docs may be the new one already\. Look at the list of indexes in the service\u2019s dashboard: the step is done when docs_new_\S+ is gone\.$/;

  it('reports that the new index may be live when the answer to the move is lost', async () => {
    service.loseAnswer = isMove;
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore)).rejects.toThrow(isUnknown);
    expect(service.indexes.get('docs')?.objects.size).toBe(2500);
    expect(service.requests.filter((line) => line.startsWith('DELETE '))).toEqual([]);
  });

  it('reports the move as unknown when its answer is lost and only the repeated request is refused', async () => {
    const moves = (): number => service.requests.filter(isMove).length;
    service.refuse = (line) =>
      isMove(line) && moves() === 2 ? { status: 404, message: 'No index docs_new' } : null;
    service.loseAnswer = (line) => isMove(line) && moves() === 1;
    await expect(pushIndex(clientWith('admin', 2), 'docs', records, ignore)).rejects.toThrow(
      'Putting the new index in the place of the old one: 404 No index docs_new. It is not known',
    );
    expect(service.requests.filter((line) => line.startsWith('DELETE '))).toEqual([]);
  });

  it('keeps the old index and removes the new one when the service refuses the move', async () => {
    service.refuse = (line) => (isMove(line) ? { status: 400, message: 'Quota exceeded' } : null);
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore)).rejects.toThrow(
      'Putting the new index in the place of the old one: 400 Quota exceeded. The index docs is as it was.',
    );
    expect([...service.indexes.keys()]).toEqual(['docs']);
    expect([...(service.indexes.get('docs')?.objects.keys() ?? [])]).toEqual(['old']);
  });

  it('reports unreachable hosts when the service does not answer', async () => {
    service.stop();
    await expect(pushIndex(clientWith('admin'), 'docs', records, ignore)).rejects.toThrow(
      /^Removing what earlier pushes may have left: Unreachable hosts.*The index docs is as it was\./s,
    );
  });
});
