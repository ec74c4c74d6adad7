import type { Acts } from './acts';
import { findAgain } from './find-again';

/**
 * Keeps what is typed or chosen in a form. Hydration may set a field back, and React knows a value it did not see being
 * typed as old: the field is emptied through React's own setter and filled past it.
 */
export function keepText({ target }: Event, acts: Acts): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  // What is ticked is held as a click.
  if (!isField || target.type === 'checkbox' || target.type === 'radio') return;
  const { value } = target;
  const find = findAgain(target);
  acts.keep(target, () => {
    const field = find();
    if (!field) return;
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}
