import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../src/features/escape-html/escape-html';
import { Stop } from '../repository-files/stop';

export interface DiagramSource {
  readonly name: string;
  /** Caption: the drawing's `<title>`. */
  readonly title: string;
  /** Text alternative: the drawing's `<desc>`. */
  readonly description: string;
  /** The whole `<svg>` element on one line, ready to be written into a page. */
  readonly svg: string;
  /** Width of the viewBox in CSS pixels, the size at which text has its declared size. */
  readonly width: number;
}

/** Above this a phone of 360 px would shrink 12 px text below 11 px. */
const MAX_WIDTH = 360;

/** From the repository's root, as messages name it. */
const diagramFolder = 'src/features/diagrams/svg';
const classes = 'the classes of src/features/diagrams/README.md';

const FORBIDDEN = /<script|<style|<image|<foreignObject|\son\w+=|\sstyle=|javascript:/i;

const COLOURED = /\s(?:fill|stroke|(?:stop-|flood-|lighting-)?color)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Values that follow the theme, or that refer to something that does. */
const OF_THE_THEME = /^(?:none|inherit|currentColor|var\(--[\w-]+\)|url\(#[\w-]+\))$/;

/** Names of all drawings, sorted. */
export function listDiagrams(root: string): readonly string[] {
  return readdirSync(join(root, diagramFolder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort();
}

/**
 * Reads one drawing and holds it to the rules of `src/features/diagrams`.
 *
 * @param root - The repository's root.
 * @throws Stop naming the file, the line and the remedy, for an unknown name or a broken rule.
 */
export function readDiagram(root: string, name: string): DiagramSource {
  const known = listDiagrams(root);
  if (!known.includes(name)) {
    throw new Stop(
      `There is no diagram "${name}". Known: ${known.join(', ')}. Add ${diagramFolder}/${name}.svg.`,
    );
  }
  return parseDiagram(name, readFileSync(join(root, diagramFolder, `${name}.svg`), 'utf8'));
}

/** @throws Stop naming the file, the line and the remedy when the text breaks a rule. */
export function parseDiagram(name: string, text: string): DiagramSource {
  const complain = (problem: string, at = 0): never => {
    const line = text.slice(0, at).split('\n').length;
    throw new Stop(`${diagramFolder}/${name}.svg:${line}: ${problem}`);
  };
  const box = /^\s*<svg\b[^>]*\sviewBox="0 0 (\d+) \d+"[^>]*>/.exec(text);
  if (!box) return complain('start with <svg … viewBox="0 0 W H">, whole numbers.');
  const width = Number(box[1]);
  if (width > MAX_WIDTH) complain(`the viewBox is ${width} wide; draw taller, at most ${MAX_WIDTH} wide.`);
  if (/\s(width|height)=/.test(box[0])) complain('take width and height off the root; the page sets them.');

  const title = elementText(text, 'title') ?? complain('add a <title>: it is the caption.');
  const description = elementText(text, 'desc') ?? complain('add a <desc>: it is the text alternative.');
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) complain(`${forbidden[0].trim()} is not allowed; use ${classes}.`, forbidden.index);
  for (const { 0: attribute, 1: double, 2: single, index } of text.matchAll(COLOURED)) {
    if (!OF_THE_THEME.test(double ?? single ?? ''))
      complain(`${attribute.trim()} is not a colour of the theme; use ${classes}.`, index);
  }
  for (const { 1: id = '', index } of text.matchAll(/(?<=\s)id="([^"]*)"/g)) {
    if (!id.startsWith(`${name}-`)) complain(`id "${id}" must start with "${name}-".`, index);
  }

  return { name, title, description, width, svg: labelRoot(description, compact(text)) };
}

function elementText(text: string, tag: 'title' | 'desc'): string | undefined {
  const inner = new RegExp(`<${tag}>([^<]+)</${tag}>`).exec(text)?.[1]?.replace(/\s+/g, ' ').trim();
  return inner ? unescapeXml(inner) : undefined;
}

function unescapeXml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

function compact(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/>\s+</g, '><')
    .trim();
}

/**
 * Names the drawing by its description. Its caption, which stands below it, is no good name: screen readers would say
 * it twice, and often it does not say what the picture shows. `<desc>` does not serve as the name either: Chromium
 * would then also give it as the picture's description.
 */
function labelRoot(description: string, svg: string): string {
  return svg
    .replace(/<(title|desc)>[^<]*<\/\1>/g, '')
    .replace('<svg', () => `<svg role="img" class="drawn" aria-label="${escapeHtml(description)}"`);
}
