import {
  captionSize,
  edgeCaptionSize,
  meetBorder,
  nodeHeight,
  nodeWidth,
  shortenCaption,
  type Point,
} from './geometry';
import { labelColour } from './label-colours';
import type { Picture, PictureEdge, PictureNode } from './model';

const margin = 14;

/** Share of an edge before its caption: edges meet at their targets, so captions stand nearer to where they start. */
const captionPlace = 0.36;

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The picture in words: what a reader who cannot see it needs to know. */
export function describePicture({ nodes, edges }: Picture): string {
  const captions = new Map(nodes.map((node) => [node.id, node.caption]));
  const sentences = edges.map(
    ({ from, to, label }) => `${captions.get(from) ?? from} ${label} ${captions.get(to) ?? to}`,
  );
  return `${nodes.length} vertices, ${edges.length} edges. ${sentences.join('; ')}.`;
}

function drawEdge(edge: PictureEdge, byId: ReadonlyMap<string, PictureNode>, arrow: string): string {
  const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
  if (!from || !to) return '';
  const [start, end] = [meetBorder(to, from), meetBorder(from, to)];
  const place: Point = {
    x: start.x + (end.x - start.x) * captionPlace,
    y: start.y + (end.y - start.y) * captionPlace,
  };
  return (
    `<line x1="${round(start.x)}" y1="${round(start.y)}" x2="${round(end.x)}" y2="${round(end.y)}" ` +
    `style="stroke:var(--line-strong)" stroke-width="1.5" marker-end="url(#${arrow})"/>` +
    `<text x="${round(place.x)}" y="${round(place.y + 3.5)}" text-anchor="middle" font-size="${edgeCaptionSize}" ` +
    `style="fill:var(--text-quiet);stroke:var(--ifm-background-surface-color)" stroke-width="4" paint-order="stroke">` +
    `${escapeText(edge.label)}</text>`
  );
}

function drawNode(node: PictureNode): string {
  const width = nodeWidth(node.caption);
  return (
    `<g><title>${escapeText(`${node.label}: ${node.caption}`)}</title>` +
    `<rect x="${round(node.x - width / 2)}" y="${round(node.y - nodeHeight / 2)}" width="${width}" ` +
    `height="${nodeHeight}" rx="${nodeHeight / 2}" style="fill:${labelColour(node.label)}"/>` +
    `<text x="${round(node.x)}" y="${round(node.y + 4.5)}" text-anchor="middle" font-size="${captionSize}" ` +
    `font-weight="600" fill="#fff">${escapeText(shortenCaption(node.caption))}</text></g>`
  );
}

/**
 * Draws a picture as one `<svg>` element that follows the colour mode through the site's CSS variables.
 *
 * @param picture - vertices and edges with their places
 * @param id - unique on the page; joins the drawing to its title, description and arrow head
 * @param title - what the picture shows, in a few words
 * @returns markup in which every text of the graph is escaped
 */
export function drawPicture(picture: Picture, id: string, title: string): string {
  const { nodes, edges } = picture;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const left = Math.min(...nodes.map((node) => node.x - nodeWidth(node.caption) / 2)) - margin;
  const right = Math.max(...nodes.map((node) => node.x + nodeWidth(node.caption) / 2)) + margin;
  const top = Math.min(...nodes.map((node) => node.y)) - nodeHeight / 2 - margin;
  const bottom = Math.max(...nodes.map((node) => node.y)) + nodeHeight / 2 + margin;
  const [width, height] = [round(right - left), round(bottom - top)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}-title ${id}-text" ` +
    `viewBox="${round(left)} ${round(top)} ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="var(--ifm-font-family-base)">` +
    `<title id="${id}-title">${escapeText(title)}</title>` +
    `<desc id="${id}-text">${escapeText(describePicture(picture))}</desc>` +
    `<marker id="${id}-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">` +
    `<path d="M0 0 8 4 0 8z" style="fill:var(--line-strong)"/></marker>` +
    edges.map((edge) => drawEdge(edge, byId, `${id}-arrow`)).join('') +
    nodes.map(drawNode).join('') +
    `</svg>`
  );
}
