import type { PGlite } from '@electric-sql/pglite';
import manifest from '@engine-manifest';
import { bootEngine } from './boot';
import { causeOf } from './cause';
import { EngineFiles } from './download';
import type { FromWorker, ToWorker } from './messages';
import { runRequest } from './run';

const tell = (message: FromWorker): void => globalThis.postMessage(message);

/**
 * How long a failure is held back for storing or deleting files, because the page ends the worker when it reports a
 * failure.
 */
const KEEP_MS = 2_000;

/**
 * Files are stored after the first answer, because storing blocks this thread for 0.3 s and the first statement would
 * wait. If no statement comes within this time, they are stored all the same.
 */
const FIRST_ANSWER_MS = 3_000;

let noteAnswer = (): void => undefined;
const firstAnswer = new Promise<void>((done) => {
  noteAnswer = done;
});

const wait = async (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

let engine: PGlite | undefined;

async function boot(): Promise<void> {
  const base = new URL(__webpack_public_path__, globalThis.location.origin).href;
  const files = await EngineFiles.open(manifest, base, (loaded, total) =>
    tell({ type: 'progress', loaded, total }),
  );
  try {
    engine = await bootEngine(files);
  } catch (error) {
    // The program is the one file whose failed fetch is no DownloadError.
    const cause = causeOf(error, files.isKept('pglite'));
    // An engine that breaks at its start may have a damaged copy, which would break the next start, too.
    const isDamaged = cause === 'broken' && files.hasKept;
    await Promise.race([isDamaged ? files.forget() : files.keep(), wait(KEEP_MS)]);
    tell({ type: 'failed', cause });
    return;
  }
  tell({ type: 'ready' });
  await Promise.race([firstAnswer, wait(FIRST_ANSWER_MS)]);
  tell({ type: 'kept', isKept: await files.keep() });
}

async function handle(message: ToWorker): Promise<void> {
  if (message.type === 'boot') return boot();
  if (!engine) throw new Error('A statement came before the engine was there.');
  tell({ type: 'outcome', id: message.id, outcome: await runRequest(engine, message.request) });
  noteAnswer();
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  handle(data).catch((error: unknown) => {
    tell({ type: 'failed', cause: causeOf(error, engine !== undefined) });
  });
});
