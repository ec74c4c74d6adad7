import { readFileSync } from 'node:fs';
import path from 'node:path';
import { requireBuild } from '../../scripts/built';
import type { Note, Stage } from '../check';
import type { Finding } from '../finding';
import { budgets, measuredRoute, type Part } from './budgets';
import { measure } from './measure';

export const stage: Stage = 'built';

/** What a page costs stays within its budgets. */
export function run(root: string, note: Note): Promise<readonly Finding[]> {
  requireBuild(path.join(root, 'build'), 'build');
  const file = `build/${measuredRoute}/index.html`;
  const read = (name: string): Buffer => readFileSync(path.join(root, 'build', name));
  const { sizes, requests, blocking } = measure(readFileSync(path.join(root, file), 'utf8'), read);
  const findings: Finding[] = blocking.map((script) => ({
    file,
    message: `The script ${script} runs before the reader asks for anything.`,
    remedy: 'Leave scripts to the loader: see src/features/text-first/README.md.',
  }));
  if (requests > 3) {
    findings.push({
      file,
      message: `The browser asks for ${String(requests)} files until its load event; 3 are allowed.`,
      remedy: 'Give images `loading="lazy"`, and leave sheets to the loader.',
    });
  }
  for (const [part, budget] of Object.entries(budgets)) {
    const size = sizes[part as Part];
    note(`${part}: ${String(size)} of ${String(budget)} bytes`);
    if (size <= budget) continue;
    findings.push({
      file,
      message: `${part}: ${String(size)} bytes (brotli), ${String(size - budget)} more than the budget.`,
      remedy: 'Find what grew and make it smaller or load it later; see decisions/0009-bytes.md.',
    });
  }
  return Promise.resolve(findings);
}
