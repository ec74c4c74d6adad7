import type { GraphSlice } from './model';

/** The whole graph first, then three parts of it. Each is a graph of its own in the live engine. */
export const slices: readonly GraphSlice[] = [
  {
    id: 'bicycle',
    title: 'The whole bicycle maker',
    description: 'Products, parts, suppliers, categories, orders and customers.',
    vertexLabels: ['Product', 'Part', 'Supplier', 'Category', 'Order', 'Customer'],
    edgeLabels: ['HAS_PART', 'SUPPLIES', 'PARENT_OF', 'IN_CATEGORY', 'CONTAINS', 'PLACED'],
  },
  {
    id: 'parts',
    title: 'Parts and suppliers',
    description: 'The bill of materials of each bike, four levels deep, and who supplies what.',
    vertexLabels: ['Product', 'Part', 'Supplier'],
    edgeLabels: ['HAS_PART', 'SUPPLIES'],
  },
  {
    id: 'categories',
    title: 'Categories',
    description: 'The category tree, three levels deep, with the bikes in it.',
    vertexLabels: ['Category', 'Product'],
    edgeLabels: ['PARENT_OF', 'IN_CATEGORY'],
  },
  {
    id: 'orders',
    title: 'Orders and customers',
    description: 'The shops that order, their orders and the bikes in them.',
    vertexLabels: ['Customer', 'Order', 'Product'],
    edgeLabels: ['PLACED', 'CONTAINS'],
  },
];

export type SliceId = GraphSlice['id'];

/** @throws Error when no slice has this id. */
export function findSlice(id: string): GraphSlice {
  const slice = slices.find((candidate) => candidate.id === id);
  if (!slice) throw new Error(`There is no graph "${id}"; known are ${slices.map((s) => s.id).join(', ')}.`);
  return slice;
}
