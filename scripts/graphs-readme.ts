/** `npm run graphs:readme`: writes what `graphs/README.md` and the script for readers say of the example graph. */
import { readFileSync, writeFileSync } from 'node:fs';
import { GRAPH_FILE } from '../graphs/parse';
import { renderScript, SCRIPT_FILE } from '../graphs/script';
import { renderTables, withTables } from '../graphs/tables';
import { readExampleGraph } from '../plugins/repository-files/example-graph';
import { runMain, Stop } from './fail';
import { refuseOptions } from './options';
import { writeTogether } from './write-together';

const file = 'graphs/README.md';

runMain(() => {
  refuseOptions();
  const root = process.cwd();
  const readme = withTables(readFileSync(file, 'utf8'), renderTables(readExampleGraph(root)));
  if (readme === undefined)
    throw new Stop(`${file}: It lacks a mark of where the tables begin or end. Take the file from git.`);
  const script = renderScript(readFileSync(GRAPH_FILE, 'utf8'));
  writeTogether(root, [
    { to: file, write: (part) => writeFileSync(part, readme) },
    { to: SCRIPT_FILE, write: (part) => writeFileSync(part, script) },
  ]);
  for (const written of [file, SCRIPT_FILE]) console.log(`${written} written`);
});
