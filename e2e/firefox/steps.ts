import assert from 'node:assert/strict';
import type { Reader } from './reader';

type Step = readonly [name: string, step: (reader: Reader) => Promise<void>];

/** Its samples need no other page; the second returns paths. */
const route = 'docs/getting-started/first-graph';

const engineFiles = (asked: readonly string[]): readonly string[] =>
  asked.filter((url) => url.includes('/engine/'));

/** What a reader with Firefox does, in this order, in one tab. */
export const steps: readonly Step[] = [
  [
    'loads nothing before Run, under a policy without eval',
    async (reader) => {
      await reader.open(route);
      assert.deepEqual(engineFiles(reader.takeAsked()), []);
      const policy = await reader.page.$eval('meta[http-equiv="Content-Security-Policy"]', (meta) =>
        meta.getAttribute('content'),
      );
      assert.match(policy ?? '', /'wasm-unsafe-eval'/);
      assert.doesNotMatch(policy ?? '', /'unsafe-eval'/);
    },
  ],
  [
    'Run shows rows',
    async (reader) => {
      await reader.press(0, 'Run');
      await reader.see(0, '[data-live-outcome="answer"] tbody tr', 12);
    },
  ],
  [
    'the editor takes a statement, Control with Enter runs it',
    async (reader) => {
      await reader.press(0, 'Edit');
      await reader.write(0, "CREATE (p:Part {name: 'Bell <b>loud</b>'}) RETURN p.name AS name");
      await reader.page.keyboard.down('Control');
      await reader.page.keyboard.press('Enter');
      await reader.page.keyboard.up('Control');
      await reader.read(0, '1 row in');
      await reader.see(0, '[data-live-outcome="answer"] b', 0);
    },
  ],
  [
    'paths are drawn, and a vertex is picked with the keyboard',
    async (reader) => {
      await reader.press(1, 'Run');
      await reader.see(1, '[data-live-outcome="answer"]');
      await reader.press(1, 'Graph');
      await reader.see(1, '[role="application"] canvas');
      await reader.page.focus('[role="application"]');
      await reader.page.keyboard.press('ArrowDown');
      await reader.see(1, '[role="group"][aria-label^="Properties of"]');
    },
  ],
  [
    'Stop ends a statement without end, and the next one is answered',
    async (reader) => {
      await reader.write(0, 'MATCH (a), (b), (c), (d), (e) RETURN count(*)');
      await reader.press(0, 'Run');
      await reader.read(0, 'Running');
      await reader.press(0, 'Stop');
      await reader.read(0, 'Stopped. The graph is as it was');
      await reader.write(0, 'MATCH (n) RETURN count(n) AS n');
      await reader.press(0, 'Run');
      await reader.read(0, '1 row in');
    },
  ],
  [
    'a later visit loads nothing of the engine again',
    async (reader) => {
      await reader.waitUntilKept(4);
      await reader.open(route);
      reader.takeAsked();
      await reader.press(0, 'Run');
      await reader.see(0, '[data-live-outcome="answer"] tbody tr', 12);
      assert.deepEqual(engineFiles(reader.takeAsked()), []);
    },
  ],
];
