// Dependencies point one way (CONTRIBUTING.md): what each room may not import from. Tests take helpers from anywhere.

/** They read everything, and no code of the site imports them. */
const readers = ['bench', 'checks', 'e2e'];
const pages = ['src/pages', 'docs', 'versioned_docs', 'blog'];

/** Of `config`, features read two files alone, which read nothing: the addresses, and what tells the search engine. */
const exceptFacts = 'config(?!/(site|search-credentials)$)';

const toPlugins = [...readers, 'scripts', 'config', 'src/theme', ...pages];

const closed = {
  '{api,glossary,graphs,limits}': [...readers, 'scripts', 'config', 'plugins', 'src', ...pages],
  'src/features': [...readers, 'scripts', exceptFacts, 'plugins', 'src/theme', ...pages],
  'src/theme': [...readers, 'scripts', 'plugins', ...pages],
  'src/pages': [...readers, 'scripts', 'plugins'],
  plugins: toPlugins,
  'plugins/declarations': [...toPlugins, 'plugins/api-pages', 'plugins/api-changes', 'plugins/code-blocks'],
  'plugins/api-pages': [...toPlugins, 'plugins/api-changes', 'plugins/code-blocks'],
  config: [...readers, 'scripts', 'src', ...pages],
  scripts: [...readers, 'src/theme', ...pages],
};

/** Matches what stands between the quotes of an import: `../../pages/x` as well as `@site/src/pages/x`. */
function addressesIn(rooms) {
  const relative = rooms.map((room) => room.replace(/^(src|plugins)\//, ''));
  const pattern = `^(@site/(${rooms.join('|')})|(\\.\\./)+(src/|plugins/)?(${relative.join('|')}))(/|$)`;
  // A slash would end the pattern of a selector.
  return pattern.replaceAll('/', '\\u002F');
}

const statements = 'ImportDeclaration, ImportExpression, ExportNamedDeclaration, ExportAllDeclaration';

/** One block for each room. */
export default Object.entries(closed).map(([room, rooms]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: `:matches(${statements}) > Literal[value=/${addressesIn(rooms)}/]`,
        message: `Dependencies point one way: ${room} may not import from this room. Hand it in, or move what both need to where both may read it (CONTRIBUTING.md).`,
      },
    ],
  },
}));
