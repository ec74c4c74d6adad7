import type { mountEditor } from './editor';

export type { EditorOptions, StatementEditor } from './editor';

/** Fetches the editor's chunk. Rejects when the network does; a later call tries again. */
export async function loadEditor(): Promise<{ readonly mountEditor: typeof mountEditor }> {
  return import(/* webpackChunkName: "statement-editor" */ './editor');
}
