import type { Nodes } from 'mdast';
// Adds the types of components to those of Markdown.
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import type { Finding } from '../finding';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type AttributeExpression = Extract<Element['attributes'][number]['value'], { data?: unknown }>;

const isElement = (node: Nodes, name: string): node is Element =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name;

const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** A comment is an expression. */
const isExpression = (node: Nodes): boolean =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/**
 * The content of an element. A paragraph that holds nothing but components is opened, because MDX treats these as if
 * they stood on lines of their own.
 */
const childrenOf = ({ children }: Element): readonly Nodes[] =>
  (children as readonly Nodes[]).flatMap((child): readonly Nodes[] => {
    if (child.type !== 'paragraph') return isBlank(child) ? [] : [child];
    const own = child.children.filter((each) => !isBlank(each));
    return own.every((each) => each.type === 'mdxJsxTextElement' || isExpression(each)) ? own : [child];
  });

/** The text of an expression that is nothing but a quoted text. */
function textIn(expression: AttributeExpression): string | undefined {
  const [statement] = expression.data?.estree?.body ?? [];
  const literal = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (literal?.type === 'TemplateLiteral' && literal.expressions.length === 0)
    return literal.quasis[0]?.value.cooked ?? undefined;
  return literal?.type === 'Literal' && typeof literal.value === 'string' ? literal.value : undefined;
}

function valueOf(tab: Element): string | undefined {
  const value = tab.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === 'value',
  )?.value;
  const text = typeof value === 'object' && value ? textIn(value) : value;
  // An empty one is none to the site, either.
  return text === null || text === '' ? undefined : text;
}

function checkTab(tab: Element, seen: Map<string, number>): Omit<Finding, 'file'>[] {
  const line = lineOf(tab);
  const value = valueOf(tab);
  if (value === undefined)
    return [
      {
        line,
        message: 'The <TabItem> has no plain "value".',
        remedy: 'Write <TabItem value="npm" label="npm">, the value unlike those of its neighbours.',
      },
    ];
  const first = seen.get(value);
  seen.set(value, first ?? line);
  if (first === undefined) return [];
  return [
    {
      line,
      message: `The value "${value}" is that of the tab in line ${String(first)}, too.`,
      remedy: 'Give each tab a value of its own.',
    },
  ];
}

const noTab = (tabs: Element): Omit<Finding, 'file'> => ({
  line: lineOf(tabs),
  message: 'The <Tabs> has no tab.',
  remedy: 'Put a <TabItem value="npm" label="npm"> for each tab between <Tabs> and </Tabs>.',
});

/**
 * Finds tabs that cannot be told apart, and groups without tabs. The build refuses them only while it writes the page,
 * with a stack that does not name its file.
 */
export function checkTabs(page: SourcePage): readonly Finding[] {
  if (!page.text.includes('<Tab')) return [];
  const findings: Finding[] = [];
  visit(treeOf(page), (node) => {
    if (!isElement(node, 'Tabs')) return;
    const seen = new Map<string, number>();
    const children = childrenOf(node);
    const problems = children
      .filter((child) => isElement(child, 'TabItem'))
      .flatMap((tab) => checkTab(tab, seen));
    const others = children.filter((child) => !isElement(child, 'TabItem') && !isExpression(child));
    findings.push(
      ...[
        ...problems,
        ...(children.every(isExpression) ? [noTab(node)] : []),
        ...others.map((other) => ({
          line: lineOf(other),
          message: 'What stands here is in no tab.',
          remedy: 'Put it into a <TabItem>, or out of <Tabs>.',
        })),
      ].map((problem) => ({ file: page.file, ...problem })),
    );
  });
  return findings;
}
