import { visit } from 'unist-util-visit';
import { ownNames } from '../../plugins/known-components/own-names';
import { sayUnknown } from '../../plugins/known-components/say-unknown';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import { reasonOf } from '../../scripts/fail';
import type { Finding } from '../finding';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

/** What a component is given, and how it is looked up. */
interface ReadAttribute {
  readonly attribute: string;
  readonly isOptional?: boolean;
  /** @throws Error that says what is wrong with the value and what to write */
  readonly read: (value: string) => void;
}

export interface Components {
  /** Those that a page may use without an import. */
  readonly known: ReadonlySet<string>;
  /** Those whose attribute names something, by their name. */
  readonly attributes: Readonly<Record<string, ReadAttribute>>;
}

type Problem = Pick<Finding, 'message' | 'remedy'>;

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** HTML has these too. */
const elements: ReadonlySet<string> = new Set(['details', 'head']);

function checkName(name: string, known: ReadonlySet<string>, own: ReadonlySet<string>): readonly Problem[] {
  const meant = [...known].find((each) => each !== name && each.toLowerCase() === name.toLowerCase());
  if (meant !== undefined && !elements.has(name))
    return [
      { message: `<${name}> shows nothing.`, remedy: `Write <${meant}>: components begin with a capital.` },
    ];
  const unknown = sayUnknown(name, known, own);
  return unknown ? [unknown] : [];
}

function checkAttribute(
  name: string,
  attributes: readonly Attribute[],
  wanted: ReadAttribute | undefined,
): readonly Problem[] {
  if (!wanted) return [];
  const { attribute, isOptional = false, read } = wanted;
  const given = attributes.find((each) => each.name === attribute);
  if (!given && isOptional) return [];
  if (typeof given?.value !== 'string')
    return [
      {
        message: `<${name}> has no plain "${attribute}".`,
        remedy: `Write <${name} ${attribute}="the-name" />.`,
      },
    ];
  try {
    read(given.value);
    return [];
  } catch (error) {
    return [{ message: reasonOf(error), remedy: `Correct the name in <${name} ${attribute}="…" />.` }];
  }
}

/** HTML's way, which stops the drawing of the page. */
function checkStyle(name: string, attributes: readonly Attribute[]): readonly Problem[] {
  if (!attributes.some((each) => each.name === 'style' && typeof each.value === 'string')) return [];
  return [
    {
      message: `The style of <${name}> is text, which React refuses.`,
      remedy: "Write it as an object, such as style={{ color: 'red' }}, or leave it out.",
    },
  ];
}

/**
 * Finds unknown components, components that name something unknown, and styles given as text. Finds nothing on a page
 * that MDX cannot read.
 */
export function checkComponents(page: SourcePage, { known, attributes }: Components): readonly Finding[] {
  if (!/<[A-Za-z]/.test(page.text)) return [];
  const tree = treeOf(page);
  const own = ownNames(tree);
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const name = node.name ?? '';
    const problems = [
      ...checkName(name, known, own),
      ...checkAttribute(name, node.attributes, attributes[name]),
      ...checkStyle(name, node.attributes),
    ];
    const line = lineOf(node);
    findings.push(...problems.map((problem) => ({ file: page.file, line, ...problem })));
  });
  return findings;
}
