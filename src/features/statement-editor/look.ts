import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tokenTags } from './cypher-tokens';

const colours = HighlightStyle.define(
  Object.entries(tokenTags).map(([kind, tag]) => ({
    tag,
    color: `var(--code-${kind})`,
  })),
);

/** The measures of a static sample (`src/features/code-block`), so that nothing jumps when the editor takes its place. */
const frame = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--code-text)' },
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
  '.cm-content': { padding: '0.15rem 0 0.9rem', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 1.1rem' },
  '.cm-placeholder': { color: 'var(--text-quiet)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-primary) 18%, transparent)',
  },
  '&.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--ifm-color-danger-dark) 22%, transparent)',
  },
});

/** Colours through the site's CSS variables: both colour modes, without a word to the editor when the mode changes. */
export const siteLook: Extension = [frame, syntaxHighlighting(colours)];
