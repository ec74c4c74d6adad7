const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A text as Cypher writes it, in single quotes. */
export const quoteText = (text: string): string =>
  `'${text.replace(/[\\'\b\f\n\r\t]/g, (sign) => escapes[sign] ?? sign)}'`;

/** The key of a map as Cypher writes it: between backticks where it is no plain name. */
export const quoteKey = (key: string): string =>
  /^[\p{L}_][\p{L}\p{N}_]*$/u.test(key) ? key : `\`${key.replaceAll('`', '``')}\``;
