/** Where the script stands in the repository, and below the site's base path. */
export const SCRIPT_FILE = 'static/bicycle.sql';

/** The example graph as a script for `psql`, so that readers have it in a database of their own. */
export function renderScript(cypher: string): string {
  return `-- The example graph of the documentation of age-schema-client, for a database with Apache AGE in it:
--   psql --file bicycle.sql
-- Written by \`npm run graphs:readme\` from graphs/bicycle.cypher. It stops at a graph "bicycle" that is there already.
\\set ON_ERROR_STOP on
CREATE EXTENSION IF NOT EXISTS age;
LOAD 'age';
SET search_path = ag_catalog, "$user", public;
SELECT create_graph('bicycle');
SELECT * FROM cypher('bicycle', $$
${cypher.trimEnd()}
$$) AS (result agtype);
`;
}
