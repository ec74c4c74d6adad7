import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import { itemAt } from '../../src/features/search/engine/item-at';
import { namesInCode, namesInSample } from './code-names';
import { findScaffold } from './scaffold';
import { tidy } from './tidy';

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

/** Reads what stands below an element: one section per heading, the page itself first. */
export class SectionReader {
  private readonly sections: OpenSection[];
  private current: OpenSection;

  constructor(
    private readonly $: CheerioAPI,
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
