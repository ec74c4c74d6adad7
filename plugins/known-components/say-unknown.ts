import { didYouMean } from '../repository-files/near-names';

/** What is wrong with a name, and what to do. */
interface Unknown {
  readonly message: string;
  readonly remedy: string;
}

/**
 * Says that a page has no such component.
 *
 * @param name - As the page writes it: `Tabs`, `Own.Part`.
 * @param known - The names that every page has.
 * @param own - The names that this page brings itself.
 * @returns undefined for one that is there, and for an element of HTML
 */
export function sayUnknown(
  name: string,
  known: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Unknown | undefined {
  const [first = ''] = name.split('.');
  if (!/^[A-Z]/.test(first) || known.has(first) || own.has(first)) return undefined;
  const all = [...known, ...own];
  return {
    message: `There is no component "${name}".`,
    remedy: `${didYouMean(first, all)}Pages have ${all.join(', ')}.`,
  };
}
