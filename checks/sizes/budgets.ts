/** The page that is measured: a guide of usual length, with tabs, code and links. */
export const measuredRoute = 'docs/getting-started/basic-usage';

/** The most bytes (brotli) each part may have. */
export const budgets = {
  /** Document, sheets and images that the browser asks for until its load event. */
  'until the load event': 22_600,
  /** Inline scripts of the page. */
  'inline scripts': 2_675,
  /** The rules that this page needs and contains, by themselves; `until the load event` counts them with the text. */
  'rules in the page': 8_045,
  /**
   * The sheets with all rules of the site's docs, including those for forced colours, which follow with the scripts.
   */
  'sheets that follow': 14_380,
  /** The script of every page, main.js, which follows when the browser is idle. */
  'main script': 90_000,
  /** The parts of this page that follow with main.js: its text, its sidebar, and the components that draw a doc. */
  'parts of the page': 28_850,
} as const;

export type Part = keyof typeof budgets;
