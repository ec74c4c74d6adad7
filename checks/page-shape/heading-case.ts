import type { Finding } from '../finding';
import type { Passage } from '../passages/passage';

/** Names keep their capital. Abbreviations (AGE) and names with a capital inside (TypeScript) need no entry. */
const names: ReadonlySet<string> = new Set([
  'Apache',
  'Cypher',
  'Express',
  'Fastify',
  'Heron',
  'Next',
  'Node',
]);

const word = /\p{L}[\p{L}\p{N}’'-]*/gu;
const startsSentence = /(?:^|[.:?!])\s*$/u;
const isNameLike = (text: string): boolean => names.has(text) || /\p{Lu}.*\p{Lu}|\p{N}/u.test(text);

/** Finds headings in title case, and headings that begin small. */
export function checkHeadingCase({ kind, file, line, text, pieces }: Passage): readonly Finding[] {
  if (kind !== 'heading') return [];
  const place = { file, line };
  const first = pieces[0]?.text ?? '';
  const findings: Finding[] = [];
  // A function's name begins as it does in code.
  if (text.startsWith(first) && /^\p{Ll}+(?!\p{Lu})\b/u.test(first)) {
    findings.push({
      ...place,
      message: `The heading "${text}" begins with a small letter.`,
      remedy: 'Write it in sentence case.',
    });
  }
  const raised = pieces.flatMap((piece, index) =>
    [...piece.text.matchAll(word)]
      .filter((match) => {
        const before = piece.text.slice(0, match.index);
        const leads = index === 0 && text.startsWith(piece.text);
        const opens = startsSentence.test(before) && (leads || before.trim() !== '');
        return !opens && /^\p{Lu}/u.test(match[0]) && !isNameLike(match[0]);
      })
      .map((match) => match[0]),
  );
  if (raised.length > 0) {
    findings.push({
      ...place,
      message: `In the heading "${text}", ${raised.map((each) => `"${each}"`).join(', ')} begins with a capital.`,
      remedy: 'Write it in sentence case; a name goes into the list in checks/page-shape/heading-case.ts.',
    });
  }
  return findings;
}
