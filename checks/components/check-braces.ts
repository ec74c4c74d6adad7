import type { Expression, Super } from 'estree';
import type { Root } from 'mdast';
// Adds the types of MDX nodes to those of Markdown.
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { lineOf } from '../../plugins/mdx-nodes/line-of';
import type { Finding } from '../finding';
import { treeOf } from '../markdown/tree';
import type { SourcePage } from '../source-pages';

/** What the build gives each page. */
const given: ReadonlySet<string> = new Set([
  'props',
  'assets',
  'contentTitle',
  'frontMatter',
  'metadata',
  'toc',
]);

/** The names that prose in braces consists of: `{id}`, `{user.name}`, `{id, name}`. Other code was meant as such. */
function namesIn(expression: Expression | Super): readonly string[] {
  if (expression.type === 'Identifier') return [expression.name];
  if (expression.type === 'MemberExpression') return namesIn(expression.object);
  return expression.type === 'SequenceExpression' ? expression.expressions.flatMap(namesIn) : [];
}

/** What the page imports and exports, and the rest of the words there. */
const wordsOfStatements = ({ children }: Root): ReadonlySet<string> =>
  new Set(children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.value.match(/[\w$]+/g) ?? []) : [])));

/**
 * Finds braces in prose that MDX takes for code. The build fails on them with a stack that names neither file nor line.
 */
export function checkBraces(page: SourcePage): readonly Finding[] {
  if (!page.text.includes('{')) return [];
  const tree = treeOf(page);
  const own = wordsOfStatements(tree);
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const [statement] = node.data?.estree?.body ?? [];
    if (statement?.type !== 'ExpressionStatement') return;
    const unknown = namesIn(statement.expression).find(
      (name) => !own.has(name) && !given.has(name) && !(name in globalThis),
    );
    if (unknown === undefined) return;
    findings.push({
      file: page.file,
      line: lineOf(node),
      message: `{${node.value}} is read as code, and nothing is called ${unknown}.`,
      remedy: 'Put it into code marks, or write a backslash before the brace.',
    });
  });
  return findings;
}
