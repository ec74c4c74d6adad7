import { withoutSlash } from '../html-address/without-slash';
import { type Asked, isEdited } from './asked';
import { chooseOwn, type Choice } from './choice';
import { isSlice } from './shared-statement';

interface Stored {
  readonly graph?: unknown;
  readonly statement?: unknown;
}

/** Each page keeps its own statement: one from the home page is no part of a tutorial. */
const keyOf = (path: string): string => `playground-statement ${withoutSlash(path)}`;

/**
 * Keeps a statement of the reader's own for when the page is opened again in this tab: a reload, or the way back from
 * another page, would lose it. Nothing is kept of a ready question, and an older statement is forgotten.
 *
 * @param path - of the page
 */
export function noteDraft(path: string, asked: Asked): void {
  const { choice, statement } = asked;
  const isOwn = choice.question === null || isEdited(asked);
  try {
    // First, so that no older statement stays where there is no room for this one.
    sessionStorage.removeItem(keyOf(path));
    if (isOwn && statement.trim() !== '')
      sessionStorage.setItem(keyOf(path), JSON.stringify({ graph: choice.graph, statement }));
  } catch {
    // Without storage, or with a full one, the statement lasts as long as the page.
  }
}

/**
 * @param path - of the page
 * @returns the reader's last statement on this page in this tab; null without one, and where the browser keeps nothing
 */
export function readDraft(path: string): Choice | null {
  try {
    const { graph, statement } = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '{}') as Stored;
    return isSlice(graph) && typeof statement === 'string' ? chooseOwn(graph, statement) : null;
  } catch {
    return null;
  }
}
