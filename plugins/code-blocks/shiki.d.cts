import type {
  createHighlighterCore,
  hastToHtml,
  LanguageRegistration,
  RegexEngine,
  ShikiTransformer,
} from 'shiki/core';

export declare function loadShiki(): Promise<{
  readonly createHighlighterCore: typeof createHighlighterCore;
  readonly hastToHtml: typeof hastToHtml;
  readonly engine: RegexEngine;
  /** Of each language the grammar and those it needs. */
  readonly langs: readonly LanguageRegistration[][];
  /** What reads the notation for marked lines and words. */
  readonly marks: readonly ShikiTransformer[];
}>;
