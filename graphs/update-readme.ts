import { readFileSync, writeFileSync } from 'node:fs';
import { GRAPH_FILE, readExampleGraph } from './read';
import { renderScript, SCRIPT_FILE } from './script';
import { renderTables, TABLES_END, TABLES_MARK } from './tables';

const file = 'graphs/README.md';
const [head] = readFileSync(file, 'utf8').split(TABLES_MARK);
writeFileSync(file, `${head}${TABLES_MARK}\n\n${renderTables(readExampleGraph())}\n\n${TABLES_END}\n`);
writeFileSync(SCRIPT_FILE, renderScript(readFileSync(GRAPH_FILE, 'utf8')));
