import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tokenTags } from './cypher-tokens';
import { refusedClass } from './refused-mark';

const colours = HighlightStyle.define(
  Object.entries(tokenTags).map(([kind, tag]) => ({
    tag,
    color: `var(--code-${kind})`,
  })),
);

/**
 * Margin and padding add up to the dimensions of a static sample (`src/features/code-block`), so that nothing moves
 * when the editor replaces it. The focus outline is between them, as far from the first line as from the last.
 */
const frame = EditorView.theme({
  '&': { margin: '-0.35rem 0.4rem 0.4rem', backgroundColor: 'transparent', color: 'var(--code-text)' },
  '&.cm-focused': {
    outline: '2px solid var(--ifm-color-primary)',
    outlineOffset: '-2px',
    borderRadius: '3px',
  },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: 'var(--size-code)',
    lineHeight: '1.65',
    maxHeight: 'min(60vh, 30rem)',
    overflow: 'auto',
  },
  // Safari zooms the page into a focused field whose text is smaller.
  '@media (pointer: coarse)': { '.cm-scroller': { fontSize: '1rem' } },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 0.7rem' },
  [`.${refusedClass}`]: {
    textDecoration: 'underline wavy var(--ifm-color-danger-dark)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
  '.cm-placeholder': { color: 'var(--text-quiet)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 18%, transparent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-danger-dark) 22%, transparent)',
  },
});

/** Uses the site's CSS variables, so that both colour modes work without notifying the editor. */
export const siteLook: Extension = [frame, syntaxHighlighting(colours)];
