/** Components that pages may use without an import: those of the theme's map, and those that plugins replace. */
export const known: ReadonlySet<string> = new Set([
  'ApiChanges',
  'Details',
  'Diagram',
  'Glossary',
  'Head',
  'Limit',
  'LimitsIndex',
  'Measured',
  'Playground',
  'TabItem',
  'Tabs',
]);

/** Components that plugins write into pages; authors do not use them. */
export const written: ReadonlySet<string> = new Set([
  'ApiSignature',
  'CodeFence',
  'GlossaryTerm',
  'SamplePicture',
]);
