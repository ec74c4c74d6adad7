import { engineFrom, packFromHtml, rankAll } from './from-html.ts';
import { queriedVersion } from './query-set.ts';
import { readFileSync } from 'node:fs';
const engine = engineFrom(packFromHtml('build', queriedVersion));
const qs = readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean);
for (const { query, routes } of rankAll(engine, qs.map((q, i) => ({ id: String(i), q, category: 'x', routes: [] })), queriedVersion))
  console.log(query.q.padEnd(48), routes.slice(0, 5).map(r => r.replace('docs/','').replace('api-generated/','ag/')).join('  '));
