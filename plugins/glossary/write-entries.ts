import type { RootContent } from 'mdast';
import { GROUP_TITLES, type Term } from '../../glossary';
import { element, heading, inline, join, link, paragraph, text } from '../mdx-nodes';
import type { FindPage } from '../related-pages/resolve-related';
import { findTerm } from './find-term';

/** The letter under which a term stands. */
const letterOf = (term: Term): string => term.term.charAt(0).toUpperCase();

/** The letters that have terms, in the order of the terms and so of the page's sections. */
export const lettersOf = (terms: readonly Term[]): readonly string[] => [...new Set(terms.map(letterOf))];

function sampleOf(term: Term): RootContent[] {
  if (!term.example) return [];
  const { language, code } = term.example;
  return [element('GlossaryExample', {}, [{ type: 'code', lang: language, value: code }])];
}

function linksOf(term: Term, findPage: FindPage): RootContent[] {
  const seeAlso = term.seeAlso.map((id) => link(`#${id}`, [text(findTerm(id).term)]));
  const page = findPage(term.page);
  const lines = [
    paragraph([text('See also: '), ...join(seeAlso, text(', ')), text('.')]),
    ...(page ? [paragraph([text('Read on: '), link(page.to, [text(page.title)]), text('.')])] : []),
  ];
  return [element('GlossaryLinks', {}, lines)];
}

function writeEntry(term: Term, findPage: FindPage): RootContent {
  return element('GlossaryEntry', { id: term.id, term: term.term, group: term.group }, [
    heading(3, term.id, [text(term.term)], { dataFilterText: '' }),
    element('GlossaryFacts', {
      group: GROUP_TITLES[term.group],
      aliases: term.aliases.join('; ') || undefined,
    }),
    element('GlossaryDefinition', {}, [paragraph(inline(term.short)), paragraph(inline(term.long))]),
    ...sampleOf(term),
    ...linksOf(term, findPage),
  ]);
}

/** All entries as page content: a section per letter, in it an entry per term. */
export function writeEntries(terms: readonly Term[], findPage: FindPage): RootContent[] {
  return lettersOf(terms).map((letter) => {
    const entries = terms.filter((term) => letterOf(term) === letter);
    return element('GlossaryLetter', { letter }, [
      heading(2, `letter-${letter.toLowerCase()}`, [text(letter)]),
      ...entries.map((term) => writeEntry(term, findPage)),
    ]);
  });
}
