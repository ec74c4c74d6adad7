import type { Finding } from '../finding';
import type { Passage } from '../passages/passage';

const leadsNowhere =
  /^(?:(?:click |see |look |read )?(?:here|there|this|more|on)|(?:this|that|the) (?:link|page|guide|section|article|post)|link|page|details|learn more|read more)$/iu;

/** Finds link texts that do not say where the link leads: some readers hear only the links. */
export function findEmptyLinkTexts({ file, links }: Passage): readonly Finding[] {
  return links
    .filter(({ text }) => leadsNowhere.test(text.trim()))
    .map(({ text, line }) => ({
      file,
      line,
      message: `The link text "${text}" does not say where it leads.`,
      remedy: 'Make the name of the target the link: "see [Bulk loading](…)".',
    }));
}
