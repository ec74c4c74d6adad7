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
