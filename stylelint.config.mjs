/** Standard rules; a rule switched off carries its reason. */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', '.docusaurus/**', '**/node_modules/**'],
  rules: {
    // CSS modules read as `styles.menuItem`, and Docusaurus' own class names are camelCase with underscores.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9-]*$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'import-notation': 'string',
    // Tokens stand in groups with a line between them.
    'custom-property-empty-line-before': null,
    // Names of font families keep their own capitals.
    'value-keyword-case': ['lower', { ignoreProperties: [/font/] }],
    // One scale of sizes and one bold weight (src/css/tokens.css): each pair of them costs time before a page shows.
    'declaration-property-value-allowed-list': {
      'font-size': [/^var\(--size-[a-z]+\)$/, '1rem', '0.9em', 'inherit', /^clamp\(/, /^1[23]px$/],
      'font-weight': ['var(--bold)', '400', 'inherit'],
      'font-style': ['normal'],
    },
    // Safari and WebKitGTK of 2025 crash on a paragraph now and then: Troubleshooting did on a phone.
    // https://bugs.webkit.org/show_bug.cgi?id=302553, https://bugs.webkit.org/show_bug.cgi?id=306377
    'declaration-property-value-disallowed-list': {
      '/^text-wrap/': ['pretty'],
      // Safari 17 to 26 knows a line with its style, colour or thickness by the longer names alone; with `var()` it draws none.
      'text-decoration': [/\s/],
    },
    // With one that asks what a class holds, and what stands below it, each change of a class anywhere, such as those of the
    // root while a page comes alive, has the browser look at all elements again: 7000 on the longest guide.
    'selector-attribute-name-disallowed-list': ['class'],
    // Chrome before 136 knows it under this name alone, and the minifier does not write it.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['print-color-adjust'] }],
    // The order follows the page, not the weight of selectors; layers settle what wins.
    'no-descending-specificity': null,
  },
  overrides: [
    // Paper has sizes of its own.
    { files: ['src/css/print.css'], rules: { 'declaration-property-value-allowed-list': null } },
  ],
};
