/** The page that is measured: a guide of usual length, with tabs, code and links. */
export const measuredRoute = 'docs/getting-started/basic-usage';

/** The most bytes (brotli) each part may have. */
export const budgets = {
  /** Document, sheets and images that the browser asks for until its load event. */
  'until the load event': 29_700,
  /** Inline scripts of the page. */
  'inline scripts': 2_200,
  /** The sheet of all pages. */
  'shared styles': 15_000,
  /** The script of every page, main.js, which follows when the browser is idle. */
  'main script': 112_000,
  /** The parts of this page that follow with it: its text, its sidebar, and what a doc is drawn by. */
  'parts of the page': 40_000,
} as const;

export type Part = keyof typeof budgets;
