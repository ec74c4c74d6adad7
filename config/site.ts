/** Facts about the site and its source that more than one option block needs. */
export const site = {
  title: 'age-schema-client',
  tagline: 'A typed TypeScript client for Apache AGE',
  url: 'https://standardbeagle.github.io',
  baseUrl: '/ageSchemaClient/',
  organization: 'standardbeagle',
  project: 'ageSchemaClient',
} as const;

export const repositoryUrl = `https://github.com/${site.organization}/${site.project}`;

/** Edit links point here, followed by the file's path in this repository (specification 2.7). */
export const editUrl = `${repositoryUrl}/tree/main/`;

export const issuesUrl = `${repositoryUrl}/issues`;
export const packageUrl = 'https://www.npmjs.com/package/age-schema-client';
export const questionsUrl = 'https://stackoverflow.com/questions/tagged/apache-age';
