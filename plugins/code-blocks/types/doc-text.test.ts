import { describe, expect, it } from 'vitest';
import { firstParagraph } from './doc-text';

describe('firstParagraph', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['One\nsentence.\n\nAnother paragraph.', 'One sentence.'],
    ['Directions of {@link QueryBuilder.orderBy } .', 'Directions of `QueryBuilder.orderBy`.'],
    ['See {@link QueryBuilder | the builder}, then go.', 'See the builder, then go.'],
    ['Read [Bulk loading](guide:how-to-guides/bulk-loading) first.', 'Read Bulk loading first.'],
  ])('%j becomes %j', (docs, text) => {
    expect(firstParagraph(docs)).toBe(text);
  });
});
