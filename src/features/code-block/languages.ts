const namesOfLanguages: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  cypher: 'Cypher',
  sql: 'SQL',
  bash: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
  ini: 'INI',
  mdx: 'MDX',
  diff: 'Diff',
  rows: 'Result',
};

/** What readers call a language; plain text has no name of its own. */
export const languageName = (language: string): string | undefined => namesOfLanguages[language];
