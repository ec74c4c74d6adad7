import type { Acts } from './acts';
import { findAgain } from './find-again';

/**
 * Keeps what is typed or chosen in a form, because hydration may reset a field. React ignores an `input` event whose
 * value it already knows. So the field is emptied through React's own setter, and then filled through the prototype's
 * setter, which React does not track.
 */
export function keepText({ target }: Event, acts: Acts): void {
  const given = target as HTMLInputElement | HTMLSelectElement;
  // Checkboxes and radio buttons are held as clicks.
  if (!given.matches('select,input:not([type=checkbox],[type=radio])')) return;
  const { value } = given;
  const find = findAgain(given);
  acts.keep(given, () => {
    const field = find();
    if (!field) return;
    field.value = '';
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
