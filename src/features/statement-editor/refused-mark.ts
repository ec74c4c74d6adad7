import { StateEffect, StateField, type Extension, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** A place in a statement; both count from 1, the column in characters. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const refusedClass = 'cm-refused';

/** Marks the token at a place; null removes the mark. */
export const markRefused = StateEffect.define<Place | null>();

const mark = Decoration.mark({ class: refusedClass });

/**
 * The range of the word or sign at a place. At the end of a line, where something is missing, the last sign before it.
 */
function rangeAt(doc: Text, place: Place): DecorationSet {
  if (place.line > doc.lines) return Decoration.none;
  const { from, text } = doc.line(place.line);
  const before = Array.from(text)
    .slice(0, place.column - 1)
    .join('').length;
  const length = /^(?:\w+|\S)/u.exec(text.slice(before))?.[0].length ?? 0;
  const start = length > 0 ? before : text.trimEnd().length - 1;
  return start < 0 ? Decoration.none : Decoration.set(mark.range(from + start, from + start + (length || 1)));
}

/** Keeps the mark of the refused place until the text changes. */
export const refusedMark: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    const place = transaction.effects.find((effect) => effect.is(markRefused))?.value;
    if (place !== undefined) return place ? rangeAt(transaction.newDoc, place) : Decoration.none;
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});
