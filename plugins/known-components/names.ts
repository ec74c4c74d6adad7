/** What pages may use without an import: of the theme's map, and what plugins put something in the place of. */
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

/** What plugins write into pages; nobody else does. */
export const written: ReadonlySet<string> = new Set([
  'ApiSignature',
  'CodeFence',
  'GlossaryTerm',
  'SamplePicture',
]);
