import type { Finding } from '../finding';
import { budgets, type Part } from './budgets';
import type { Measured } from './measure';

const parts = Object.keys(budgets) as Part[];

/** Finds parts that exceed their budget, and budgets that match no part of the page. */
export function compareSizes(
  file: string,
  { sizes, empty, requests, blocking }: Measured,
): readonly Finding[] {
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
  for (const part of parts.filter((each) => sizes[each] > budgets[each])) {
    findings.push({
      file,
      message: `${part}: ${String(sizes[part])} bytes (brotli), ${String(sizes[part] - budgets[part])} more than the budget.`,
      remedy: 'Find what grew and make it smaller or load it later; see decisions/0009-bytes.md.',
    });
  }
  for (const part of empty) {
    findings.push({
      file,
      message: `${part}: nothing was found, so nothing was measured.`,
      remedy: 'Let checks/sizes/measure.ts look where it stands now, or take its budget away.',
    });
  }
  return findings;
}
