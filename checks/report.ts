import { Stop } from '../scripts/fail';
import { countOf } from '../scripts/count-of';
import { formatFinding, type Finding } from './finding';
import type { NamedCheck } from './discover';

/**
 * Describes an error of a check. A `Stop` says all there is to know. Any other error is a fault of the check itself,
 * and its stack leads there. The stack of an error of the Markdown parser is an empty text, so the message follows.
 */
function describeFailure(error: unknown): string {
  if (error instanceof Stop) return error.message;
  const told = error instanceof Error ? [error.stack, error.message] : [String(error)];
  return `the check itself broke: ${told.find(Boolean) ?? ''}`;
}

/**
 * Runs one check and prints what it found.
 *
 * @returns true when nothing was found; a check that throws has failed
 */
export async function runCheck(
  check: NamedCheck,
  root: string,
  print: (line: string) => void,
): Promise<boolean> {
  const began = Date.now();
  const notes: string[] = [];
  let findings: readonly Finding[];
  try {
    findings = await check.run(root, (sentence) => notes.push(sentence));
  } catch (error) {
    print(`FAIL  ${check.name}: ${describeFailure(error)}`);
    return false;
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  print(
    `${findings.length > 0 ? 'FAIL' : 'ok  '}  ${check.name} (${seconds} s), ${countOf(findings.length, 'finding')}`,
  );
  for (const sentence of notes) print(`      ${sentence}`);
  for (const finding of findings) print(formatFinding(finding));
  return findings.length === 0;
}
