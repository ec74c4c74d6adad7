import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../plugins/background/write-whole';
import { requireBuild } from '../../scripts/built';
import { runMain, Stop } from '../../scripts/fail';
import { measureBytes, type Part, type Size } from './measure';

interface Entry {
  /** Day of the measurement, ISO 8601. */
  readonly day: string;
  /** What the site was like, in a few words; each state has one entry. */
  readonly state: string;
  readonly page: 'docs/intro';
  readonly bytes: Readonly<Partial<Record<Part, Size>>>;
}

const file = 'bench/results/bytes.json';

runMain(() => {
  const state = process.argv[2];
  if (!state)
    throw new Stop('Say what the site is like: npx tsx bench/bytes/run.ts "each page has its rules"');
  requireBuild('build');
  const measured = measureBytes('build');
  const today: Entry = {
    state,
    day: new Date().toISOString().slice(0, 10),
    page: 'docs/intro',
    bytes: measured,
  };
  const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[]) : [];
  const entries = [...earlier.filter((entry) => entry.state !== state), today];
  writeWhole(file, `${JSON.stringify(entries, null, 2)}\n`);
  for (const [part, { raw, brotli }] of Object.entries(measured)) {
    console.log(
      `${part.padEnd(8)} ${String(raw).padStart(7)} bytes, ${String(brotli).padStart(7)} with Brotli`,
    );
  }
});
