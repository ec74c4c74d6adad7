/** A base path with a slash at both ends, whatever was typed: `docs` is `/docs/`, and nothing is `/`. */
export const toBasePath = (typed: string): string =>
  `/${typed.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
