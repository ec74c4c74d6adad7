import { escapeHtml } from '../escape-html/escape-html';
import { placeEdgeCaptions } from './edge-captions';
import {
  captionSize,
  captionWidth,
  courseEdges,
  edgeCaptionSize,
  nodeHeight,
  nodeWidth,
  pointAt,
  shortenCaption,
  type Course,
} from './geometry';
import { labelColour } from './label-colours';
import type { Picture, PictureNode } from './model';
import { outlinePath } from './outlines';

const margin = 14;

const round = (value: number): number => Math.round(value * 10) / 10;

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** `12 vertices, 1 edge`. */
export const countElements = (vertices: number, edges: number): string =>
  `${counted(vertices, 'vertex', 'vertices')}, ${counted(edges, 'edge', 'edges')}`;

/** The picture in words: what a reader who cannot see it needs to know, and what only its colours tell. */
export function describePicture({ nodes, edges }: Picture): string {
  const captions = new Map(nodes.map((node) => [node.id, node.caption]));
  const labels = [...new Set(nodes.map(({ label }) => label))].map((label) => {
    const own = nodes.filter((node) => node.label === label);
    return `${label || 'Not in the answer'}: ${own.map(({ caption }) => caption).join(', ')}`;
  });
  const lines = edges.map(
    ({ from, to, label }) => `${captions.get(from) ?? from} ${label} ${captions.get(to) ?? to}`,
  );
  const sentences = [countElements(nodes.length, edges.length), ...labels, lines.join('; ')];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function drawLine({ start, pull, end }: Course): string {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const isStraight =
    Math.hypot(pull.x - middle.x, pull.y - middle.y) < Math.hypot(end.x - start.x, end.y - start.y) * 0.02;
  const way = isStraight ? 'L' : `Q${round(pull.x)} ${round(pull.y)} `;
  return `<path d="M${round(start.x)} ${round(start.y)}${way}${round(end.x)} ${round(end.y)}"/>`;
}

function drawNodes(nodes: readonly PictureNode[], label: string): string {
  const shapes = nodes.map(({ x, y, caption }) => {
    const width = nodeWidth(caption);
    const box = { left: x - width / 2, top: y - nodeHeight / 2, width, height: nodeHeight };
    return `<path d="${outlinePath(label, box)}"/>`;
  });
  return `<g style="fill:${labelColour(label)}">${shapes.join('')}</g>`;
}

/** The bounding box of the picture; captions and bent edges may reach beyond the nodes. */
function findBounds(nodes: readonly PictureNode[], courses: readonly Course[]): readonly number[] {
  const points = courses.map((course) => ({
    ...pointAt(course, 0.5),
    half: captionWidth(course.edge.label) / 2,
  }));
  const left = Math.min(
    ...nodes.map((node) => node.x - nodeWidth(node.caption) / 2),
    ...points.map(({ x, half }) => x - half),
  );
  const right = Math.max(
    ...nodes.map((node) => node.x + nodeWidth(node.caption) / 2),
    ...points.map(({ x, half }) => x + half),
  );
  const top = Math.min(...nodes.map((node) => node.y - nodeHeight / 2), ...points.map(({ y }) => y - 8));
  const bottom = Math.max(...nodes.map((node) => node.y + nodeHeight / 2), ...points.map(({ y }) => y + 8));
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin].map(round);
}

/**
 * Draws a picture as one `<svg>` element that follows the colour mode through the site's CSS variables.
 *
 * @param picture - vertices and edges with their places
 * @param id - unique on the page; joins the edges to their arrow head
 * @param title - what the picture shows, in a few words
 * @returns markup in which every text of the graph is escaped
 */
export function drawPicture(picture: Picture, id: string, title: string): string {
  const { nodes } = picture;
  const courses = courseEdges(picture);
  const { shares } = placeEdgeCaptions(courses, nodes);
  const [left, top, width, height] = findBounds(nodes, courses);
  const captions = courses.flatMap((course) => {
    const share = shares.get(course.edge.id);
    if (share === undefined) return [];
    const { x, y } = pointAt(course, share);
    return `<text x="${round(x)}" y="${round(y + 3.5)}">${escapeHtml(shortenCaption(course.edge.label))}</text>`;
  });
  const labels = [...new Set(nodes.map(({ label }) => label))];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawn" role="img" ` +
    // Not `<title>` and `<desc>`: if both name the picture, Chromium also repeats the second as its description.
    `aria-label="${escapeHtml(`${title}: ${describePicture(picture)}`)}" ` +
    `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="var(--ifm-font-family-base)" text-anchor="middle">` +
    `<marker id="${id}-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">` +
    `<path d="M0 0 8 4 0 8z" style="fill:var(--line-strong)"/></marker>` +
    `<g style="stroke:var(--line-strong)" stroke-width="1.5" fill="none" marker-end="url(#${id}-arrow)">` +
    `${courses.map(drawLine).join('')}</g>` +
    `<g font-size="${edgeCaptionSize}" stroke-width="6" stroke-linejoin="round" paint-order="stroke" ` +
    `style="fill:var(--text-quiet);stroke:var(--ifm-background-surface-color)">` +
    `${captions.join('')}</g>` +
    labels
      .map((label) =>
        drawNodes(
          nodes.filter((node) => node.label === label),
          label,
        ),
      )
      .join('') +
    `<g font-size="${captionSize}" font-weight="600" fill="#fff">` +
    nodes
      .map(
        ({ x, y, caption }) =>
          `<text x="${round(x)}" y="${round(y + 4.5)}">${escapeHtml(shortenCaption(caption))}</text>`,
      )
      .join('') +
    `</g></svg>`
  );
}
