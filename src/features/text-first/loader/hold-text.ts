import type { Acts } from './acts';
import { findAgain } from './find-again';

/**
 * Keeps what is typed or chosen in a form. Hydration may set a field back, and React knows a value it did not see being
 * typed as old: the field is emptied through React's own setter and filled past it.
 */
export function keepText({ target }: Event, acts: Acts): void {
  const given = target as HTMLInputElement | HTMLSelectElement;
  // What is ticked is held as a click.
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
