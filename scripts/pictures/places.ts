import type { Picture } from '../../src/features/graph-picture/model';
import { Stop } from '../fail';

/** Centres by the vertices' captions, in CSS pixels. */
export type Places = Readonly<Record<string, readonly [x: number, y: number]>>;

/**
 * The category tree gets places of its own: in whole rows it is too wide for a phone, and in broken rows its edges run
 * under other vertices.
 */
export const categoryTree: Places = {
  Bicycles: [70, 15],
  Finch: [160, 15],
  Wren: [236, 15],
  'Road bikes': [108, 129],
  'City bikes': [214, 129],
  'Gravel bikes': [57, 213],
  'Cargo bikes': [211, 213],
  'Touring bikes': [140, 297],
  Swift: [31, 381],
  Heron: [120, 381],
  Pelican: [225, 381],
};

/**
 * Moves the vertices of a picture to the places given by hand.
 *
 * @throws Stop naming the vertex that has none
 */
export function arrange(picture: Picture, places: Places): Picture {
  const nodes = picture.nodes.map((node) => {
    const place = places[node.caption];
    if (!place) throw new Stop(`scripts/pictures/places.ts: "${node.caption}" has no place. Give it one.`);
    return { ...node, x: place[0], y: place[1] };
  });
  return { ...picture, nodes };
}
