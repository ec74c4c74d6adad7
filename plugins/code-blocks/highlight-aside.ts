import path from 'node:path';
import { openThread } from '../background/thread';
import type { LineMarks } from './highlight';

const thread = openThread(path.join(__dirname, 'highlight.ts'));

/**
 * Highlights one fence in a thread of its own, as `highlight` does: the thread that builds has all pages to parse.
 *
 * @returns the inner HTML of the `code` element
 */
export const highlightAside = (code: string, language: string, marks?: LineMarks): Promise<string> =>
  thread.call('highlight', code, language, marks && { ...marks });
