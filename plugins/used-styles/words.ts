/** Words of code that may name a class, an attribute's value, an id or a custom property. */
export interface Words {
  has(word: string): boolean;
}

/**
 * Collects every word of the code. Words put together at run time (`alert--${type}`) leave their first half with its
 * two hyphens: all that begin with it count as there.
 */
export function collectWords(codes: Iterable<string>): Words {
  const words = new Set<string>();
  for (const code of codes) for (const word of code.match(/[A-Za-z_-][\w-]*/g) ?? []) words.add(word);
  const beginnings = [...words].filter((word) => /[a-z]--$/.test(word));
  return { has: (word) => words.has(word) || beginnings.some((beginning) => word.startsWith(beginning)) };
}
