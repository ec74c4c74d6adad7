import { GROUP_TITLES, TERM_GROUPS, type Term } from './term';

const INTRODUCTION = `# Glossary

The words of this field as data: one entry per term, one file per group in \`terms/\`. The glossary page
(\`<Glossary />\`), the hover cards (\`[text](glossary:id)\` in any page) and the search read it. How the page looks is in
\`src/features/glossary\`; explanations longer than a few sentences are pages of their own.

To add one: append an entry to the file of its group (\`term.ts\` explains the fields), then
\`npx vitest run glossary -u\`, which checks it and rewrites the list below. An id is an anchor readers may have linked:
it never changes.

<!-- Written by glossary/glossary.test.ts from the data; do not edit by hand. -->
`;

/** The room's README: an introduction and the ids by group. */
export function renderReadme(terms: readonly Term[]): string {
  const groups = TERM_GROUPS.map((group) => {
    const own = terms.filter((term) => term.group === group);
    const lines = own.map((term) => `- \`${term.id}\`: ${term.term}`);
    return `## ${GROUP_TITLES[group]} (\`${group}\`, ${own.length})\n\n${lines.join('\n')}\n`;
  });
  return `${INTRODUCTION}\n${terms.length} terms.\n\n${groups.join('\n')}`;
}
