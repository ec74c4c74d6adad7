type Fields = Readonly<Record<string, unknown>>;

/**
 * Fields of the site's configuration that only the build reads. The template alone holds the whole loader of
 * `plugins/text-first`.
 */
const buildOnly: readonly string[] = [
  'tagline',
  'ssrTemplate',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'headTags',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'organizationName',
  'projectName',
  'customFields',
  'i18n',
  'storage',
];

const buildOnlyOfFuture: readonly string[] = ['faster', 'experimental_vcs', 'v4'];

/**
 * Fields of the theme's configuration that only the build reads: colours of a highlighter that does not reach the
 * browser (`plugins/code-blocks`).
 */
const buildOnlyOfTheme: readonly string[] = ['prism'];

const without = (object: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(object ?? {}).filter(([name]) => !names.includes(name)));

/** The site's configuration without what only the build reads. */
export const clientConfig = (config: Fields): Fields => ({
  ...without(config, buildOnly),
  future: without(config.future, buildOnlyOfFuture),
  themeConfig: without(config.themeConfig, buildOnlyOfTheme),
});
