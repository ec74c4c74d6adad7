// Strict rules for every file of code, type-checked for TypeScript; a rule switched off carries its reason.
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import rooms from './eslint.rooms.mjs';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'api/*/', // declarations copied from the library, not our code
      'e2e/fixtures/*/build/',
      'e2e/fixtures/*/.docusaurus/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,cts,js,mjs,cjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-fallthrough': 'error',
      'no-control-regex': 'error',
      'no-misleading-character-class': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-escape': 'error',
      'no-empty': 'error',
      'no-constant-binary-expression': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `() => doIt()` says what it does; braces around it say no more.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    // No configuration of TypeScript holds them, so nothing is known of their types.
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // CommonJS has no other import.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.tsx', 'e2e/fixtures/**/*.{ts,tsx,js}'],
    plugins: { 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // Safari takes a list without marks for none, unless its role is said.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }],
      ...reactHooks.configs.flat['recommended-latest'].rules,
      ...docusaurus.configs.recommended.rules,
      // The recommended set warns; a warning nobody must mend is noise.
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  ...rooms,
  {
    // Playwright's fixtures take a function called `use`, which the rule takes for React's hook.
    files: ['e2e/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
