import * as cheerio from 'cheerio';
import type { Element } from 'domhandler';
import { flatTexts } from './flat-texts';
import { noiseIn } from './page-noise';
import { SectionReader, type ExtractedSection } from './read-sections';
import { tidy } from './tidy';

export interface ExtractedPage {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly language: string;
  readonly tag: string;
  /** Docs version, empty for other pages. */
  readonly version: string;
  /** The page itself first. */
  readonly sections: readonly ExtractedSection[];
  readonly links: readonly ExtractedLink[];
}

/** A link in the page's text. */
interface ExtractedLink {
  readonly href: string;
  readonly text: string;
}

/**
 * Reads the text of a built page: one section per heading, the page itself first. It includes tabs, folded parts and
 * tables, but neither navigation nor what a generated page repeats.
 *
 * @param isGenerated whether the page was made from declarations: its scaffolding headings open no sections
 * @returns `null` for a page that asks not to be indexed or has no content
 */
export function extractPage(html: string, isGenerated: boolean): ExtractedPage | null {
  const $ = cheerio.load(withoutNavigation(html), { treeAdapter: flatTexts });
  const head = $.root().children('html').children('head');
  const metas = head.children('meta').toArray();
  const meta = (name: string): string =>
    metas.find(({ attribs }) => attribs.name === name)?.attribs.content?.trim() ?? '';
  if (meta('robots').includes('noindex')) return null;
  const title = tidy($('h1').first().text()) || tidy(head.children('title').text().split(' | ')[0] ?? '');
  const root = findRoot($('main').first());
  const start = root.get(0);
  if (!start) return null;
  $([...noiseIn(start)]).remove();
  return {
    title,
    description: meta('description'),
    keywords: meta('keywords'),
    language: meta('docusaurus_locale') || 'en',
    tag: meta('docusaurus_tag') || 'default',
    version: meta('docusaurus_version'),
    sections: new SectionReader($, title, isGenerated).read(start),
    links: root
      .find('a[href]')
      .toArray()
      .map((link) => ({ href: link.attribs.href ?? '', text: tidy($(link).text()) })),
  };
}

const ruleOrScript = /<(style|script)\b[\s\S]*?<\/\1>/gi;

/**
 * The head and main element without styles and scripts. Most of a page is these and navigation, which are not worth
 * parsing.
 */
function withoutNavigation(html: string): string {
  const [head = ''] = html.split(/<body\b/, 1);
  const start = html.indexOf('<main', head.length);
  const metas = head.replace(ruleOrScript, '');
  return start < 0 ? metas : `${metas}<body>${html.slice(start, html.lastIndexOf('</main>'))}`;
}

/** The element with the page's text, within the main element; the main element itself if there is no such element. */
function findRoot(main: cheerio.Cheerio<Element>): cheerio.Cheerio<Element> {
  const texts = main.find('.markdown');
  const inArticle = texts.filter('article *');
  return [inArticle, texts, main].find(({ length }) => length > 0)?.first() ?? main;
}
