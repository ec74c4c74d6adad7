/** The page that is measured: a guide of usual length, with tabs, code and links. */
export const measuredRoute = 'docs/getting-started/basic-usage';

/** The most bytes (brotli) each part may have. */
export const budgets = {
  /** Document, sheets and images that the browser asks for until its load event. */
  'until the load event': 27_000,
  /** Inline scripts of the page. */
  'inline scripts': 2_200,
  /** The sheet of all pages. */
  'shared styles': 13_500,
  /** The scripts that follow: main.js and the parts of the page. */
  'scripts once idle': 125_000,
} as const;

export type Part = keyof typeof budgets;
