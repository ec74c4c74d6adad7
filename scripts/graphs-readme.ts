/** `npm run graphs:readme`: writes what `graphs/README.md` and the script for readers say of the example graph. */
import { readFileSync } from 'node:fs';
import { GRAPH_FILE } from '../graphs/parse';
import { renderScript, SCRIPT_FILE } from '../graphs/script';
import { renderTables, TABLES_END, TABLES_MARK } from '../graphs/tables';
import { writeWhole } from '../plugins/background/write-whole';
import { readExampleGraph } from '../plugins/repository-files/example-graph';
import { runMain } from './fail';
import { refuseOptions } from './options';

const file = 'graphs/README.md';

runMain(() => {
  refuseOptions();
  const [head] = readFileSync(file, 'utf8').split(TABLES_MARK);
  const readme = `${head}${TABLES_MARK}\n\n${renderTables(readExampleGraph(process.cwd()))}\n\n${TABLES_END}\n`;
  const script = renderScript(readFileSync(GRAPH_FILE, 'utf8'));
  writeWhole(file, readme);
  writeWhole(SCRIPT_FILE, script);
});
