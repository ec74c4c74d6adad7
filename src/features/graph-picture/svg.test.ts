import { expect, test } from 'vitest';
import { labelColour } from './label-colours';
import { placeEdgeCaptions } from './edge-captions';
import { captionWidth, courseEdges, edgeCaptionSize, pointAt, shortenCaption } from './geometry';
import wheel from '../../../plugins/playground/pictures/wheel-picture-wide.json';
import lateMotor from '../home/late-motor.json';
import type { Picture } from './model';
import { describePicture, drawPicture } from './svg';

const picture: Picture = {
  nodes: [
    { id: '1', label: 'Product', caption: 'Heron', x: 0, y: 0 },
    { id: '2', label: 'Part', caption: '<b>"Wheel" & hub</b>', x: 0, y: 90 },
  ],
  edges: [
    { id: '3', from: '1', to: '2', label: 'HAS_PART' },
    { id: '4', from: '1', to: '9', label: 'GONE' },
  ],
};

test('text of the graph is escaped', () => {
  const svg = drawPicture(picture, 'p', 'A <script>');
  expect(svg).not.toMatch(/<b>|<script>/);
  expect(svg).toContain('&lt;b&gt;&quot;Wheel&quot; &amp; hub&lt;');
});

test('a caption is never cut in the middle of a character', () => {
  expect(shortenCaption('20 letters and then 🚲 and more')).toBe('20 letters and then 🚲…');
  expect(shortenCaption('A name of 21 letters 🚲')).toBe('A name of 21 letters 🚲');
});

const linesOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<path d="M(?<way>[^"z]+)"\/>/g)].map(({ groups }) => groups?.way ?? '');

test('draws each vertex once and only edges with both ends', () => {
  const svg = drawPicture(picture, 'p', 'Heron');
  expect(svg.match(/<path d="[^"]+z"\/>/g)).toHaveLength(2);
  expect(linesOf(svg)).toHaveLength(1);
});

test('the picture has an accessible name and no description, which would be read out after the name', () => {
  const svg = drawPicture(picture, 'p', 'Heron');
  expect(svg).toContain('role="img" aria-label="Heron: 2 vertices, 2 edges. Product: Heron. Part: &lt;b&gt;');
  expect(svg).not.toMatch(/<title|<desc/);
});

test('the caption of an edge is its label, shortened and escaped', () => {
  const edges = [{ id: '3', from: '1', to: '2', label: 'HAS_<PART> of a very long name' }];
  const captions = [
    ...drawPicture({ ...picture, edges }, 'p', 't').matchAll(/<text [^>]*>(?<said>HAS[^<]*)</g),
  ];
  expect(captions.map(({ groups }) => groups?.said)).toEqual([
    shortenCaption('HAS_<PART> of a very long name').replace('<', '&lt;').replace('>', '&gt;'),
  ]);
});

test('an arrow ends at the border of its node, not under it', () => {
  const y = Number(
    linesOf(drawPicture(picture, 'p', 't'))[0]
      ?.split(' ')
      .at(-1),
  );
  expect(y).toBeGreaterThan(60);
  expect(y).toBeLessThan(76);
});

test('edges between the same two vertices, and from a vertex to itself, do not hide each other', () => {
  const edges = [
    { id: '3', from: '1', to: '2', label: 'HAS_PART' },
    { id: '4', from: '2', to: '1', label: 'PART_OF' },
    { id: '5', from: '1', to: '1', label: 'REPLACES' },
  ];
  const lines = linesOf(drawPicture({ ...picture, edges }, 'p', 't'));
  expect(new Set(lines).size).toBe(3);
  expect(lines.every((line) => line.includes('Q'))).toBe(true);
  const [there, back, loop] = courseEdges({ ...picture, edges });
  expect(there?.pull.x, 'the two edges bend to opposite sides').toBe(-(back?.pull.x ?? 0));
  expect(loop?.start.x).toBeLessThan(loop?.end.x ?? 0);
});

test('a caption that would lie on other text is left out', () => {
  const nodes = [
    ...picture.nodes,
    { id: '3', label: 'Part', caption: 'Rim', x: 300, y: 0 },
    { id: '4', label: 'Part', caption: 'Hub', x: 300, y: 90 },
  ];
  const edges = [
    { id: 'covered', from: '1', to: '2', label: 'SUPPLIES' },
    { id: 'free', from: '3', to: '4', label: 'SUPPLIES' },
  ];
  const { shares: captions } = placeEdgeCaptions(courseEdges({ nodes, edges }), [
    ...nodes,
    ...Array.from({ length: 12 }, (_, index) => ({
      id: `n${index}`,
      label: '',
      caption: 'Wide one',
      x: 0,
      y: index * 8,
    })),
  ]);
  expect([...captions.keys()]).toEqual(['free']);
});

test('captions do not overlap arrow heads, neither those of their own edges nor others', () => {
  const courses = courseEdges(lateMotor);
  const { shares } = placeEdgeCaptions(courses, lateMotor.nodes);
  expect(shares.size).toBe(lateMotor.edges.length);
  const heads = courses.map((course) => pointAt(course, 0.9));
  for (const course of courses) {
    const { x, y } = pointAt(course, shares.get(course.edge.id) ?? 0);
    const isUnder = heads.filter(
      (head) =>
        Math.abs(head.x - x) < captionWidth(course.edge.label) / 2 + 3 &&
        Math.abs(head.y - y) < edgeCaptionSize / 2 + 2,
    );
    expect(isUnder, course.edge.id).toEqual([]);
  }
});

test('a caption overlaps no other edge where there is room', () => {
  const { edges, nodes } = wheel;
  const courses = courseEdges(wheel);
  const { shares } = placeEdgeCaptions(courses, nodes);
  expect(shares.size).toBe(edges.length);
  for (const course of courses) {
    const { x, y } = pointAt(course, shares.get(course.edge.id) ?? 0);
    const crossing = courses.filter(
      (other) =>
        other !== course &&
        Array.from({ length: 50 }, (_, step) => pointAt(other, step / 50)).some(
          (point) =>
            Math.abs(point.x - x) < captionWidth(course.edge.label) / 2 &&
            Math.abs(point.y - y) < edgeCaptionSize / 2,
        ),
    );
    expect(crossing, course.edge.id).toEqual([]);
  }
});

test.each([
  ['two edges that meet', lateMotor, 'O-100', 2],
  ['four edges that fan out, the last of them to the side of its vertex', wheel, '28-inch wheel', 4],
])('captions of edges between the same two rows are at the same height: %s', (_, drawn, from, count) => {
  const courses = courseEdges(drawn);
  const { shares } = placeEdgeCaptions(courses, drawn.nodes);
  const starts = new Set(drawn.nodes.filter((node) => node.caption.startsWith(from)).map(({ id }) => id));
  const heights = courses
    .filter(({ edge }) => starts.has(edge.from))
    .map((course) => Math.round(pointAt(course, shares.get(course.edge.id) ?? 0).y));
  expect(heights).toHaveLength(count);
  expect(new Set(heights).size).toBe(1);
});

test('describePicture counts and names the vertices, grouped by label, and names the edges', () => {
  expect(describePicture(picture)).toMatch(
    /^2 vertices, 2 edges\. Product: Heron\. Part: <b>.*<\/b>\. Heron HAS_PART <b>/,
  );
  expect(describePicture({ ...picture, edges: [] })).toMatch(/<\/b>\.$/);
});

test('describePicture lists a stand-in vertex as not in the answer', () => {
  const nodes = [{ id: '1', label: '', caption: '?', x: 0, y: 0 }];
  expect(describePicture({ nodes, edges: [] })).toBe('1 vertex, 0 edges. Not in the answer: ?.');
});

test('labelColour gives each label a fixed colour', () => {
  expect(labelColour('Part')).toBe('var(--label-part)');
  expect(labelColour('Whatever')).toBe('var(--label-order)');
  expect(labelColour('toString')).toMatch(/^var\(--label-/);
  expect(labelColour('')).toBe('var(--label-none)');
});
