/** `npm run graphs:readme`: writes what `graphs/README.md` and the script for readers say of the example graph. */
import { readFileSync, writeFileSync } from 'node:fs';
import { GRAPH_FILE } from '../graphs/parse';
import { renderScript, SCRIPT_FILE } from '../graphs/script';
import { renderTables, TABLES_END, TABLES_MARK } from '../graphs/tables';
import { readExampleGraph } from '../plugins/repository-files/example-graph';
import { runMain } from './fail';
import { refuseOptions } from './options';
import { writeTogether } from './write-together';

const file = 'graphs/README.md';

runMain(() => {
  refuseOptions();
  const root = process.cwd();
  const [head] = readFileSync(file, 'utf8').split(TABLES_MARK);
  const readme = `${head}${TABLES_MARK}\n\n${renderTables(readExampleGraph(root))}\n\n${TABLES_END}\n`;
  const script = renderScript(readFileSync(GRAPH_FILE, 'utf8'));
  writeTogether(root, [
    { to: file, write: (part) => writeFileSync(part, readme) },
    { to: SCRIPT_FILE, write: (part) => writeFileSync(part, script) },
  ]);
  for (const written of [file, SCRIPT_FILE]) console.log(`${written} written`);
});
