/** Words of code that may name a class, an attribute's value, an id or a custom property. */
export interface Words {
  has(word: string): boolean;
}

/**
 * Collects every word of the code. Of a word that is put together at run time (`alert--${type}`, `language-${name}`)
 * the code has only the beginning, so all words with that beginning count as present.
 */
export function collectWords(codes: Iterable<string>): Words {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const code of codes) {
    for (const [word, goesOn] of code.matchAll(/[A-Za-z_-][\w-]*(\$\{)?/g)) {
      const whole = goesOn === undefined ? word : word.slice(0, -goesOn.length);
      words.add(whole);
      if (/[a-z]--$/.test(whole) || (goesOn && /[a-z]-$/.test(whole))) beginnings.add(whole);
    }
  }
  return {
    has: (word) => words.has(word) || [...beginnings].some((beginning) => word.startsWith(beginning)),
  };
}
