import { expect, test } from 'vitest';
import { labelColour } from './label-colours';
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

test('text of the graph never becomes markup', () => {
  const svg = drawPicture(picture, 'p', 'A <script>');
  expect(svg).not.toMatch(/<b>|<script>/);
  expect(svg).toContain('&lt;b&gt;&quot;Wheel&quot; &amp; hub&lt;');
});

test('draws each vertex once and only edges with both ends', () => {
  const svg = drawPicture(picture, 'p', 'Heron');
  expect(svg.match(/<rect /g)).toHaveLength(2);
  expect(svg.match(/<line /g)).toHaveLength(1);
  expect(svg).toContain('aria-labelledby="p-title p-text"');
});

test('an arrow ends at the border of its node, not under it', () => {
  const y2 = Number(/y2="(?<y>[\d.]+)"/.exec(drawPicture(picture, 'p', 't'))?.groups?.y);
  expect(y2).toBeGreaterThan(60);
  expect(y2).toBeLessThan(76);
});

test('says in words what it shows', () => {
  expect(describePicture(picture)).toMatch(/^2 vertices, 2 edges\. Heron HAS_PART <b>/);
});

test('a label keeps its colour', () => {
  expect(labelColour('Part')).toBe('var(--label-part)');
  expect(labelColour('Whatever')).toBe(labelColour('Whatever'));
});
