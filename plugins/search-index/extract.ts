import * as cheerio from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { itemAt } from '../../src/features/search/engine/item-at';
import { namesInCode, namesInSample } from './code-names';
import { flatTexts } from './flat-texts';
import { findScaffold } from './scaffold';

/** A part of a page under one heading, as text. */
export interface ExtractedSection {
  readonly level: number;
  readonly heading: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly text: string;
  /** Names from code: inline code and samples. */
  readonly code: string;
  /** Other names of what the section is about. */
  readonly names: string;
  /** Texts of errors that the section explains. */
  readonly messages: readonly string[];
}

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

/** Navigation, decoration and what only screen readers or pointers need. */
const noiseElements: ReadonlySet<string> = new Set(
  'nav form script style svg button noscript template'.split(' '),
);

const noiseClasses: ReadonlySet<string> = new Set(
  (
    'hash-link theme-edit-this-page theme-doc-version-badge theme-doc-version-banner theme-doc-breadcrumbs ' +
    'theme-doc-footer theme-doc-toc-mobile table-of-contents'
  ).split(' '),
);

const isNoise = ({ name, attribs }: Element): boolean =>
  noiseElements.has(name) ||
  attribs.role === 'tablist' ||
  attribs['aria-hidden'] === 'true' ||
  attribs['data-search'] === 'off' ||
  (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
  (attribs.class ?? '').split(' ').some((each) => noiseClasses.has(each));

// A walk of the tree, because a selector of this list took longer than all the rest of reading a page.
const noiseIn = (element: Element): readonly Element[] =>
  element.children.filter(isTag).flatMap((child) => (isNoise(child) ? [child] : noiseIn(child)));

const blockElements: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption dd details div dl dt figcaption figure header hr li main ol p ' +
    'section summary table tbody td th thead tr ul'
  ).split(' '),
);

interface OpenSection {
  readonly level: number;
  readonly heading: string;
  readonly anchor: string;
  readonly text: string[];
  readonly code: string[];
  readonly names: string[];
  readonly messages: string[];
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
    sections: new PageReader($, title, isGenerated).read(start),
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

class PageReader {
  private readonly sections: OpenSection[];
  private current: OpenSection;

  constructor(
    private readonly $: cheerio.CheerioAPI,
    title: string,
    private readonly isGenerated: boolean,
  ) {
    this.current = {
      level: 1,
      heading: title,
      anchor: '',
      text: [],
      code: [],
      names: [],
      messages: [],
    };
    this.sections = [this.current];
  }

  read(root: AnyNode): ExtractedSection[] {
    this.walk(root);
    return this.sections
      .filter((section) => !isLetter(section))
      .map(({ level, heading, anchor, text, code, names, messages }) => ({
        level,
        heading,
        anchor,
        text: tidy(text.join('')),
        code: [...new Set(code)].join(' '),
        names: tidy(names.join(' ')),
        messages,
      }));
  }

  private walk(node: AnyNode): void {
    if (isText(node)) {
      this.current.text.push(node.data);
    } else if (isTag(node)) {
      this.readElement(node);
    }
  }

  private readElement(element: Element): void {
    const level = /^h([1-6])$/.exec(element.name)?.[1];
    if (level) {
      this.openSection(Number(level), element);
    } else if (element.name === 'pre') {
      this.current.code.push(...namesInSample(this.$(element).text()));
      this.current.text.push(' ');
    } else if (element.attribs['data-search'] === 'names') {
      this.current.names.push(this.$(element).text());
    } else if (element.name !== 'tr' || !this.readMemberRow(element)) {
      this.separate(element);
      if (isBadge(element)) this.current.text.push(' ');
      if (element.attribs['data-search'] === 'message') this.current.messages.push(this.$(element).text());
      if (element.name === 'code') this.current.code.push(...namesInCode(this.$(element).text()));
      for (const child of element.children) this.walk(child);
      if (blockElements.has(element.name) || isBadge(element)) this.current.text.push(' ');
    }
  }

  /** Puts a sign between the cells of a row and between rows, which on the page are separated by lines only. */
  private separate(element: Element): void {
    const { name, prev, parent } = element;
    const isFirst = !hasElementBefore(prev);
    const isFilled = /^t[dh]$/.test(name) && this.$(element).text().trim() !== '';
    if (isFilled && !isFirst) this.current.text.push(cellSign);
    if (name !== 'tr' || (isFirst && !hasElementBefore(parent?.prev ?? null))) return;
    const { text } = this.current;
    while (text.at(-1)?.trim() === '') text.pop();
    text.push(/[.!?:;]$/.test(text.at(-1)?.trimEnd() ?? '.') ? ' ' : '; ');
  }

  private openSection(level: number, element: Element): void {
    const heading = tidy(this.$(element).text());
    if (level === 1 || !heading) return;
    const anchor = this.$(element).attr('id') ?? this.$(element).find('[id]').first().attr('id') ?? '';
    if (!anchor) {
      // A heading without an anchor cannot be linked to, so it counts as text of the section above; a record of its own
      // would have the same id as that section.
      this.current.text.push(`${heading} `);
      return;
    }
    const scaffold = this.isGenerated ? findScaffold(anchor) : null;
    if (scaffold === 'scaffold') {
      if (level === 2) this.current = itemAt(this.sections, 0);
      return;
    }
    this.current = { level, heading, anchor, text: [], code: [], names: [], messages: [] };
    if (!scaffold) this.sections.push(this.current);
  }

  /** A table row with an anchor of its own, such as a member of an enumeration, is a section of its own. */
  private readMemberRow(element: Element): boolean {
    const cells = this.$(element).children('td');
    const first = cells.first();
    const anchor = this.$(element).attr('id') ?? first.attr('id') ?? first.find('[id]').first().attr('id');
    const heading = tidy(first.text());
    if (!anchor || !heading) return false;
    const others = cells.slice(1);
    this.sections.push({
      level: Math.min(6, this.current.level + 1),
      heading,
      anchor,
      text: [
        others
          .toArray()
          .map((cell) => this.$(cell).text())
          .join(cellSign),
      ],
      code: namesInCode(others.find('code').text()),
      names: [],
      messages: [],
    });
    return true;
  }
}

const cellSign = ' · ';

const hasElementBefore = (node: AnyNode | null): boolean =>
  node !== null && (isTag(node) || hasElementBefore(node.prev));

/** A badge: a styled span, which is separate from the words beside it. */
function isBadge({ name, attribs }: Element): boolean {
  return name === 'span' && attribs.class !== undefined;
}

/** A letter that separates the entries of a list. */
function isLetter({ heading, text }: OpenSection): boolean {
  return heading.length === 1 && tidy(text.join('')) === '';
}

function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
