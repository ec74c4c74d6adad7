import { readFileSync } from 'node:fs';
import { writeWhole } from '../../plugins/background/write-whole';
import { runMain } from '../../scripts/fail';
import { readOptions } from '../../scripts/options';
import { attacks, attempt, type AttackOutcome } from './attacks';
import { CountingEngine } from './engine';
import { measure } from './measure';
import { placeTable, reportAttacks, reportEdges, reportParts } from './report';

const POST = 'blog/why-age-schema-client.md';
const sizes = { parts: 1000, edges: 100, edgeParts: 5000, runs: 7 };

/** The tables of the post by the names of their marks. */
async function makeTables(): Promise<Readonly<Record<string, string>>> {
  const engine = await CountingEngine.open();
  try {
    const outcomes: AttackOutcome[] = [];
    for (const attack of attacks) outcomes.push(await attempt(engine, attack));
    const figures = await measure(engine, sizes);
    return {
      parts: reportParts(figures),
      edges: reportEdges(figures),
      attacks: reportAttacks(outcomes),
    };
  } finally {
    await engine.close();
  }
}

runMain(async () => {
  const { values } = readOptions({ options: { write: { type: 'boolean', default: false } } });
  const tables = await makeTables();
  for (const [name, content] of Object.entries(tables)) console.log(`${name}\n\n${content}\n`);

  if (values.write) {
    const page = Object.entries(tables).reduce(
      (text, [name, content]) => placeTable(text, name, content),
      readFileSync(POST, 'utf8'),
    );
    writeWhole(POST, page);
    console.log(`Written into ${POST}.`);
  }
});
