import type { PatternScanner, RegexEngine } from 'shiki/types';

/**
 * Wraps the engine so that it makes only one scanner for the same patterns. When the end of a rule depends on its
 * beginning (quotes, fences), a grammar throws its scanners away and asks for the same ones again: 53 of 195, for all
 * samples of the site.
 */
export function shareScanners(engine: RegexEngine): RegexEngine {
  const made = new Map<string, PatternScanner>();
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const key = JSON.stringify(patterns.map(String));
      const scanner = made.get(key) ?? engine.createScanner(patterns);
      made.set(key, scanner);
      // Without `dispose`, because the scanner is shared.
      return { findNextMatchSync: (text, start, options) => scanner.findNextMatchSync(text, start, options) };
    },
  };
}
