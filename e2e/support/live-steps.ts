import assert from 'node:assert/strict';

/** What the steps require of a reader, which each browser implements in its own way. */
export interface LiveReader {
  /** Opens a page and waits until the application has taken over. */
  open(route: string): Promise<void>;
  /** The content security policy of the page. */
  readPolicy(): Promise<string>;
  /** Addresses requested since the last call. */
  takeAsked(): readonly string[];
  /** Presses a button of a sample by its name. */
  press(sample: number, name: string): Promise<void>;
  /** Waits until a selector matches `count` elements within a sample, or at least one without `count`. */
  see(sample: number, selector: string, count?: number): Promise<void>;
  /** Waits until a sample shows a text. */
  read(sample: number, text: string): Promise<void>;
  /** Writes a statement with the keyboard, in place of what stands in the open editor of a sample. */
  write(sample: number, statement: string): Promise<void>;
  /** Presses Control with Enter where the focus is. */
  runByKey(): Promise<void>;
  /** Moves to the next vertex of the graph with the keyboard. */
  pickByKey(): Promise<void>;
  /** Waits until the engine's files are kept for the next visit. */
  waitUntilKept(files: number): Promise<void>;
}

export type Step<Reader> = readonly [name: string, step: (reader: Reader) => Promise<void>];

/** The live samples of this page need no other page; the second one returns paths. */
const route = 'docs/getting-started/first-graph';

const engineFiles = (asked: readonly string[]): readonly string[] =>
  asked.filter((url) => url.includes('/engine/'));

/** What a reader does with live samples, in this order, in one tab. */
export const liveSteps: readonly Step<LiveReader>[] = [
  [
    'no file of the engine is loaded before Run, and the policy allows no eval',
    async (reader) => {
      await reader.open(route);
      assert.deepEqual(engineFiles(reader.takeAsked()), []);
      const policy = await reader.readPolicy();
      assert.match(policy, /'wasm-unsafe-eval'/);
      assert.doesNotMatch(policy, /'unsafe-eval'/);
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
    'the editor accepts a statement, and Control with Enter runs it',
    async (reader) => {
      await reader.press(0, 'Edit');
      await reader.write(0, "CREATE (p:Part {name: 'Bell <b>loud</b>'}) RETURN p.name AS name");
      await reader.runByKey();
      await reader.read(0, '1 row in');
      await reader.see(0, '[data-live-outcome="answer"] b', 0);
    },
  ],
  [
    'paths are drawn, and a vertex is chosen with the keyboard',
    async (reader) => {
      await reader.press(1, 'Run');
      await reader.see(1, '[data-live-outcome="answer"]');
      await reader.press(1, 'Graph');
      await reader.see(1, '[role="application"] canvas');
      await reader.pickByKey();
      await reader.see(1, '[role="group"][aria-label^="Properties of"]');
    },
  ],
  [
    'a later visit loads no file of the engine again',
    async (reader) => {
      await reader.waitUntilKept(4);
      await reader.open(route);
      reader.takeAsked();
      await reader.press(0, 'Run');
      await reader.see(0, '[data-live-outcome="answer"] tbody tr', 12);
      assert.deepEqual(engineFiles(reader.takeAsked()), []);
    },
  ],
  [
    'Stop ends an endless statement, and the next one is answered',
    async (reader) => {
      await reader.press(0, 'Edit');
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
];
