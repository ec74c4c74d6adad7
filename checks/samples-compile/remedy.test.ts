import { expect, it } from 'vitest';
import { remedyFor } from './remedy';

const surface = {
  exports: new Map([
    ['Client', 'value'],
    ['Rows', 'type'],
    ['clients', 'value'],
  ] as const),
  members: new Set(['Client.pings']),
};
const remedyOf = (code: number, message: string): string =>
  remedyFor({ line: 1, code, message }, 'next', [{ version: '0.3.0', surface }]);

const exported =
  'clients is exported by 0.3.0 and not by next, which this page is about. Use what next offers.';
const runTime =
  'Client is a value in 0.3.0 and only a type in next: import it with `import type` and do not use it at run time.';
const member =
  'Client.pings exists in 0.3.0 and not in next, which this page is about. Use what next offers.';
const usual = 'Correct the sample, or hide the set-up it needs above a `// ---cut---` line.';

// Messages as the compiler writes them.
it.each([
  [2305, `Module '"age-schema-client"' has no exported member 'clients'.`, exported],
  [2614, `Module '"age-schema-client"' has no exported member 'clients'. Did you mean to use …?`, exported],
  [2724, `'"age-schema-client"' has no exported member named 'clients'. Did you mean 'Client'?`, exported],
  [2459, `Module '"age-schema-client"' declares 'clients' locally, but it is not exported.`, exported],
  [2304, `Cannot find name 'clients'.`, usual],
  [2305, `Module '"age-schema-client"' has no exported member 'other'.`, usual],
  [1361, `'Client' cannot be used as a value because it was imported using 'import type'.`, runTime],
  [1362, `'Client' cannot be used as a value because it was exported using 'export type'.`, runTime],
  [1362, `'Rows' cannot be used as a value because it was exported using 'export type'.`, usual],
  [2339, `Property 'pings' does not exist on type 'Client<any>'.`, member],
  [2551, `Property 'pings' does not exist on type 'Client'. Did you mean 'ping'?`, member],
  [2339, `Property 'other' does not exist on type 'Client'.`, usual],
])('gives the remedy for TS%i: %s', (code, message, remedy) => {
  expect(remedyOf(code, message)).toBe(remedy);
});
