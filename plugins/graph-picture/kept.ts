import type { Picture } from '../../src/features/graph-picture/model';
import { readJson } from '../repository-files/read-json';
import { Stop } from '../repository-files/stop';

/** Pictures by the statement whose answer they show. */
export type KeptPictures = Readonly<Record<string, Picture>>;

/** From the repository's root. */
export const keptFile = 'plugins/graph-picture/pictures.json';

const remedy = 'Write it anew with `npm run samples:update`.';

/** Whether it has the outer shape of a picture; what its nodes and edges hold is the business of the command that writes it. */
export const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' &&
  value !== null &&
  'nodes' in value &&
  Array.isArray(value.nodes) &&
  'edges' in value &&
  Array.isArray(value.edges);

/**
 * Reads the kept pictures.
 *
 * @throws Stop naming the file and the remedy
 */
export function readKept(root: string): KeptPictures {
  const value = readJson(root, keptFile, remedy);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !Object.values(value).every(isPicture))
    throw new Stop(`${keptFile}:1: These are no pictures by their statement. ${remedy}`);
  return value as KeptPictures;
}

/** The file's text: statements in order, so that a small change makes a small difference. */
export function formatKept(pictures: KeptPictures): string {
  const entries = Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
