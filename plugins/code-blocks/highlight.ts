import bash from '@shikijs/langs/bash';
import diff from '@shikijs/langs/diff';
import ini from '@shikijs/langs/ini';
import json from '@shikijs/langs/json';
import mdx from '@shikijs/langs/mdx';
import sql from '@shikijs/langs/sql';
import typescript from '@shikijs/langs/typescript';
import yaml from '@shikijs/langs/yaml';
import {
  transformerMetaHighlight,
  transformerMetaWordHighlight,
  transformerNotationDiff,
} from '@shikijs/transformers';
import type { Element, ElementContent, Root } from 'hast';
import { createHighlighterCore, hastToHtml, type HighlighterCore, type ShikiTransformer } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { cypher, cypherInSql } from './grammar-cypher';
import type { FenceFlags } from './flags';
import { shareScanners } from './share-scanners';
import { theme, tokenClass } from './token-classes';

/** Languages with a grammar; every other language is shown as plain text. */
const grammars = new Set(['ts', 'cypher', 'sql', 'bash', 'json', 'yaml', 'ini', 'mdx', 'diff']);

/** What reads the notation for marked lines and words. */
const readMarks = [transformerNotationDiff(), transformerMetaHighlight(), transformerMetaWordHighlight()];

async function loadHighlighter(): Promise<HighlighterCore> {
  return createHighlighterCore({
    engine: shareScanners(await createOnigurumaEngine(import('shiki/wasm'))),
    themes: [theme],
    langs: [cypher, cypherInSql, typescript, sql, bash, json, yaml, ini, mdx, diff],
  });
}

// The promise is cached, not its result: pages are compiled concurrently, and each would load a highlighter.
let loaded: Promise<HighlighterCore> | undefined;

/** Replaces Shiki's inline colours by classes; a token in the plain text colour loses its element. */
const coloursToClasses: ShikiTransformer = {
  name: 'colours-to-classes',
  span(node) {
    const { style } = node.properties;
    const colour = typeof style === 'string' ? /color:(#[0-9a-f]{6})/i.exec(style)?.[1] : undefined;
    const name = tokenClass(colour);
    delete node.properties.style;
    if (name) node.properties.class = name;
  },
};

/** What marks a line, in Shiki's words and in those of the style sheet. */
const markOfClass: Readonly<Record<string, string>> = {
  highlighted: 'line-marked',
  add: 'line-added',
  remove: 'line-removed',
};

function marksOf(line: Element): string {
  const names = line.properties.class;
  return (Array.isArray(names) ? names.join(' ') : String(names ?? ''))
    .split(' ')
    .flatMap((name) => markOfClass[name] ?? [])
    .join(' ');
}

/** The lines of Shiki's `pre > code`. Only a marked line keeps its element, which then holds its own newline. */
function openLines(root: Root): ElementContent[] {
  const pre = root.children[0] as Element;
  const code = pre.children[0] as Element;
  const lines = code.children.filter((node): node is Element => node.type === 'element');
  return lines.flatMap((line, index): ElementContent[] => {
    const newline: ElementContent[] = index < lines.length - 1 ? [{ type: 'text', value: '\n' }] : [];
    const tokens = line.children.flatMap(openToken);
    const marks = marksOf(line);
    if (!marks) return [...tokens, ...newline];
    // Shiki removes the notation but leaves the blank before it, which readers would copy.
    const last = tokens.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    return [{ ...line, properties: { class: marks }, children: [...tokens, ...newline] }];
  });
}

const openToken = (token: ElementContent): ElementContent[] =>
  token.type === 'element' && !token.properties.class ? token.children.flatMap(openToken) : [token];

/** What a fence marks in its code. */
interface LineMarks extends Pick<FenceFlags, 'highlightLines' | 'highlightWords'> {
  /** Code to put before the shown code for its colours: after `class C {`, `run(): void` is a method. */
  readonly context?: string;
}

/** The marks as Shiki's transformers read them: `{1,3} /word/`. */
const notation = ({ highlightLines, highlightWords }: LineMarks): string => {
  const words = highlightWords.map((word) => `/${word.replaceAll(/[\\/]/g, '\\$&')}/`);
  return [highlightLines.length > 0 && `{${highlightLines.join(',')}}`, ...words].filter(Boolean).join(' ');
};

const noMarks: LineMarks = { highlightLines: [], highlightWords: [] };

// Highlighted once: the docs versions share most of their code.
const done = new Map<string, Promise<string>>();

/**
 * Highlights one fence.
 *
 * @param code - The text readers see, without a newline at its end.
 * @param language - The fence's language; one without a grammar comes out as escaped plain text.
 * @returns the inner HTML of the `code` element: lines with a newline between them.
 */
export function highlight(code: string, language: string, marks = noMarks): Promise<string> {
  const key = JSON.stringify([code, language, marks]);
  const html = done.get(key) ?? toHtml(code, language, marks);
  done.set(key, html);
  return html;
}

async function toHtml(code: string, language: string, marks: LineMarks): Promise<string> {
  loaded ??= loadHighlighter();
  const highlighter = await loaded;
  const root = highlighter.codeToHast(code, {
    lang: grammars.has(language) ? language : 'text',
    theme: 'classes',
    meta: { __raw: notation(marks) },
    ...(marks.context === undefined ? {} : { grammarContextCode: marks.context }),
    // By default, Shiki stops tokenizing a line after 500 ms and colours the rest of it like its last token. The first
    // line of a cold grammar on a busy machine takes longer.
    tokenizeTimeLimit: 0,
    transformers: [...readMarks, coloursToClasses],
  });
  return hastToHtml(
    { type: 'root', children: openLines(root) },
    { preferUnquoted: true, characterReferences: { useNamedReferences: true } },
  );
}
