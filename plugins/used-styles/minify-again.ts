import { transform } from 'lightningcss';

/**
 * Minifies a sheet again after unused rules were removed: it computes sums of inserted numbers, and drops overridden
 * values and merges rules that now stand side by side. No browsers are named to the minifier, so it leaves syntax and
 * prefixes as they are.
 *
 * @throws SyntaxError for what is no sheet
 */
export const minifyAgain = (css: string): string =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code.toString();
