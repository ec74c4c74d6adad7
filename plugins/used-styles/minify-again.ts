import { transform } from 'lightningcss';

/**
 * A sheet without what cutting it down left to say twice: sums of numbers that were filled in, values that another one
 * follows, rules that now stand side by side. Told no browsers, the minifier leaves syntax and prefixes as they are.
 *
 * @throws SyntaxError for what is no sheet
 */
export const minifyAgain = (css: string): string =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code.toString();
