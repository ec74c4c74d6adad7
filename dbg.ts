import { createHoverFinder } from './plugins/code-blocks/types/hovers';
console.time('start');
const f = createHoverFinder(process.cwd(), '0.3.0');
const code = `import { AgeSchemaClient, type QueryBuilder, OrderDirection } from 'age-schema-client';
import pg from 'pg';
const hidden = 1;
// ---cut---

const client = new AgeSchemaClient({ host: 'x' } as any);
const q = client.query();
const a = 1; // [!code --]
const a = 2; // [!code ++]
q.orderBy('x', OrderDirection.ASC);
console.log(hidden, a, await Promise.resolve(q));
`;
console.log(f(code)); console.timeEnd('start');
console.time('second'); f(code+'\nconst c = q;'); console.timeEnd('second');
console.time('third'); f(code+'\nconst d = q;'); console.timeEnd('third');
