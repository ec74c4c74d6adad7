import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measureBytes, type Part, type Size } from './measure';

interface Entry {
  /** Day of the measurement, ISO 8601. */
  readonly day: string;
  readonly page: 'docs/intro';
  readonly bytes: Readonly<Record<Part, Size>>;
}

const file = 'bench/results/bytes.json';

const today: Entry = {
  day: new Date().toISOString().slice(0, 10),
  page: 'docs/intro',
  bytes: measureBytes('build'),
};
const earlier = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[]) : [];
const entries = [...earlier.filter(({ day }) => day !== today.day), today];
writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
for (const [part, { raw, brotli }] of Object.entries(today.bytes)) {
  console.log(
    `${part.padEnd(8)} ${String(raw).padStart(7)} bytes, ${String(brotli).padStart(7)} with Brotli`,
  );
}
