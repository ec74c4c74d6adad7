import { Stop } from '../../scripts/fail';

/** Reads a number of runs or pages from the command line. @throws Stop when it is no positive integer */
export function readCount(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Stop(`--${option} takes a positive integer, not "${text}".`);
  return Number(text);
}
