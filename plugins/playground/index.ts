import path from 'node:path';
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import { questions } from '../../graphs';
import { highlight } from '../code-blocks/highlight';
import { importOf } from '../mdx-nodes';
import { placeOf } from '../mdx-nodes/place-of';
import { findComponents, type JsxElement } from '../mdx-nodes/find-components';
import { Stop } from '../repository-files/stop';
import { drawQuestions } from './question-pictures';

/** The highlighted HTML of each ready question, by its id. */
async function highlightQuestions(): Promise<Readonly<Record<string, string>>> {
  const entries = questions.map(async ({ id, cypher }) => [id, await highlight(cypher, 'cypher')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const root = path.resolve(__dirname, '../..');

let highlighted: ReturnType<typeof highlightQuestions> | undefined;
let pictures: string | undefined;

function readFirst(element: JsxElement, place: string): string | undefined {
  const [attribute, ...others] = element.attributes;
  if (!attribute && element.children.length === 0) return undefined;
  const isFirst = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'first';
  if (!isFirst || typeof attribute.value !== 'string' || others.length > 0 || element.children.length > 0) {
    throw new Stop(
      `${place}: Write <Playground /> or <Playground first="id of a question" />, nothing else.`,
    );
  }
  const known = questions.map(({ id }) => id);
  if (!known.includes(attribute.value)) {
    throw new Stop(
      `${place}: There is no question "${attribute.value}". graphs/questions.ts has ${known.join(', ')}.`,
    );
  }
  return attribute.value;
}

/**
 * Remark plugin: gives `<Playground />` its questions, and the pictures of those whose answer is a graph.
 *
 * @throws Stop naming the page, the line and the remedy, for an unknown question or attribute
 */
export default function playground(): Transformer<Root> {
  return async (tree, file) => {
    const playgrounds = findComponents(tree, file, ['Playground']);
    if (playgrounds.length === 0) return;
    for (const { node: element } of playgrounds) {
      const first = readFirst(element, placeOf(root, file, element));
      highlighted ??= highlightQuestions();
      const html = JSON.stringify(await highlighted);
      pictures ??= JSON.stringify(drawQuestions(root));
      element.attributes = [
        ...(first === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: 'first', value: first }]),
        { type: 'mdxJsxAttribute', name: 'html', value: html },
        { type: 'mdxJsxAttribute', name: 'pictures', value: pictures },
      ];
    }
    // The component reaches only the pages that show it.
    tree.children.unshift(importOf(['Playground'], '@site/src/features/playground/Playground'));
  };
}
