import { type Arrow, isArrow } from './nearest';

/** The action of a key on the picture. */
export type PictureAct = 'zoom-in' | 'zoom-out' | 'fit' | 'let-go' | Arrow;

const acts: ReadonlyMap<string, PictureAct> = new Map([
  ['+', 'zoom-in'],
  // The key of the plus sign, without Shift.
  ['=', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'fit'],
  ['Escape', 'let-go'],
]);

/** A key press as far as it matters here. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The action of a key press; null if the key belongs to the browser, as with Ctrl, Cmd or Alt. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Press): PictureAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  return isArrow(key) ? key : (acts.get(key) ?? null);
}
