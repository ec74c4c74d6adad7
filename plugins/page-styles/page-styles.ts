import { keepUsed } from '../used-styles/keep-used';
import { minifyAgain } from '../used-styles/minify-again';
import { isShown } from '../used-styles/pick-rules';
import { eachRule, readTree, type SheetNode } from '../used-styles/tree';
import type { Words } from '../used-styles/words';

/** Elements whose tags may be left out of HTML. */
const implied = ['html', 'head', 'body', 'tbody'];

const scriptOrStyle = /<(script|style)\b[\s\S]*?<\/\1>/gi;
const tag = /<([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const naming = /\s(?:class|id|style)=("[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const word = /[A-Za-z_-][\w-]*/g;

/** The names that rules may refer to: a page's elements, classes and ids, and the words of its style attributes. */
export function namesOf(html: string): ReadonlySet<string> {
  const names = new Set(implied);
  for (const [, element = '', attributes = ''] of html.replace(scriptOrStyle, '').matchAll(tag)) {
    names.add(element);
    for (const [, value = ''] of attributes.matchAll(naming))
      value.match(word)?.forEach((each) => names.add(each));
  }
  return names;
}

/** A sheet, and the words in it that decide what a page needs: those of its selectors, and its custom properties. */
interface ReadSheet {
  readonly tree: readonly SheetNode[];
  readonly words: ReadonlySet<string>;
  readonly layers: string;
}

const layersOf = (tree: readonly SheetNode[]): readonly string[] =>
  tree.flatMap((node) => {
    if (node.type === 'declaration') return [];
    const own = node.type === 'at-rule' && node.name === 'layer' ? node.params.split(',') : [];
    return [...own.map((name) => name.trim()), ...layersOf(node.nodes ?? [])];
  });

/** An `@layer` statement that fixes the order of the layers. */
function orderOf(layers: readonly string[]): string {
  return layers.length > 0 ? `@layer ${[...new Set(layers)].join(',')};` : '';
}

function readSheet(css: string): ReadSheet {
  const tree = readTree(css);
  const words = new Set(css.match(/--[\w-]+/g));
  eachRule(tree, ({ selectors }) =>
    selectors.forEach((selector) => selector.match(word)?.forEach((each) => words.add(each))),
  );
  return { tree, words, layers: orderOf(layersOf(tree)) };
}

const sheetLink = /<link\s+rel="?stylesheet"?\s+href="?([^\s">]+)"?\s*\/?>\s*/g;
const loader = '<script data-scripts=';

/** Makes pages that can be read without waiting for a sheet. */
export class PageStyles {
  readonly #read: (address: string) => string;
  readonly #sheets = new Map<string, ReadSheet>();
  /** Rules by the page's names, because many pages have the same classes. */
  readonly #known = new Map<string, string>();

  /** @param read reads a sheet by its address in the page */
  constructor(read: (address: string) => string) {
    this.#read = read;
  }

  /**
   * The page with its rules in place of the links to its sheets, whose addresses go to the loader.
   *
   * @throws Error for a page with sheets that has no loader, since nothing would fetch them
   */
  apply(html: string): string {
    const addresses = [...html.matchAll(sheetLink)].map(([, address = '']) => address);
    if (addresses.length === 0) return html;
    if (!html.includes(loader))
      throw new Error('A page with style sheets has no loader: see plugins/text-first/template.ts.');
    let rules: string | undefined = `<style>${this.#rulesOf(addresses, namesOf(html))}</style>`;
    return html
      .replace(loader, () => `<script data-styles="${addresses.join(' ')}" data-scripts=`)
      .replace(sheetLink, () => {
        const here = rules ?? '';
        rules = undefined;
        return here;
      });
  }

  #rulesOf(addresses: readonly string[], words: ReadonlySet<string>): string {
    return addresses
      .map((address, index) => {
        const sheet = this.#sheetOf(address);
        const own = [...words].filter((each) => sheet.words.has(each)).sort();
        const key = JSON.stringify([addresses, index, own]);
        const rules = this.#known.get(key) ?? this.#cut(sheet, new Set(own), addresses, index);
        this.#known.set(key, rules);
        return rules;
      })
      .join('');
  }

  #cut(sheet: ReadSheet, words: ReadonlySet<string>, addresses: readonly string[], index: number): string {
    const others = addresses.filter((_, at) => at !== index).map((address) => this.#sheetOf(address));
    // Custom properties that another sheet of the page reads or sets stay as they are.
    const shared: Words = {
      has: (name) =>
        words.has(name) || (name.startsWith('--') && others.some((each) => each.words.has(name))),
    };
    // Layers rank in the order in which they are first named. A layer without a rule on this page would be named first
    // by its sheet and come last, so all are named here.
    return sheet.layers + minifyAgain(keepUsed(sheet.tree, shared, new Set(), isShown));
  }

  #sheetOf(address: string): ReadSheet {
    const sheet = this.#sheets.get(address) ?? readSheet(this.#read(address));
    this.#sheets.set(address, sheet);
    return sheet;
  }
}
