/**
 * What to do about a page that MDX cannot read.
 *
 * @param sentence - What MDX says of it.
 */
export const mdxRemedyFor = (sentence: string): string =>
  sentence.includes('import/exports')
    ? 'Correct the statement, or let no line of prose begin with import or export.'
    : 'Close every tag, and write { and < of prose in code marks or with a backslash before.';
