import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The real site as built by `npm run build`. */
export const siteDirectory = path.join(root, 'build');
export const siteBase = '/ageSchemaClient/';

/** The fixture site, built by `prepare.ts`. */
export const fixtureDirectory = path.join(root, 'e2e/fixtures/site/build');
export const fixtureBase = '/fixture/';

/** Where the real site stands when a test serves it from a place it was not built for. */
export const wrongBase = '/somewhere/else/';
