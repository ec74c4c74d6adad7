import { expect, it } from 'vitest';
import type { ApiDoc, ApiItem, ApiSignature } from './model';
import { writeItem } from './write-item';

const doc: ApiDoc = {
  summary: 'Opens.',
  remarks: ['Slow.'],
  returns: undefined,
  throws: ['When shut.\n\nOr gone.', 'When lost.'],
  examples: ['One.', 'Two.'],
  see: [],
  defaultValue: '4',
};
const limit = (title: string) => ({ title, instead: 'Use `b`.', link: undefined });
const signature = (code: string): ApiSignature => ({ code, doc, typeParameters: [], parameters: [] });
const item: ApiItem = {
  name: 'open',
  group: 'functions',
  kind: 'function',
  category: 'Core',
  file: 'api/next/index.d.ts',
  description: 'Opens.',
  version: 'Next',
  docs: 'docs/next',
  elsewhere: [],
  signatures: [signature('open()'), signature('open(at: number)')],
  limits: [],
  extendedBy: [],
  sections: [],
  inherited: [],
  helpers: [],
};

/** The page from its first signature onwards. */
const write = (changes: Partial<ApiItem>): string =>
  writeItem({ ...item, ...changes }, 'https://edit/').split('/>\n\n')[1] ?? '';

const itself = `\`\`\`ts signature
open()
\`\`\`

\`\`\`ts signature
open(at: number)
\`\`\`

Opens.

Slow.

## Throws {#section-throws}

- When shut.
${'  '}
  Or gone.
- When lost.

`;
const examples = '## Examples {#section-example}\n\nOne.\n\nTwo.\n';

it('writes several throws and examples, and indents the further paragraphs of a list item', () => {
  expect(write({})).toBe(`${itself}${examples}`);
});

it('lists two limits, each linked to its entry if it has one', () => {
  const linked = { ...limit('Slow'), link: '../slow.md#slow' };
  expect(write({ limits: [linked, limit('Heavy')] })).toBe(`${itself}## Known limits {#section-limits}

- [Slow](../slow.md#slow). Use \`b\`.
- **Heavy**. Use \`b\`.

${examples}`);
});

it('folds three limits, because they would push the example far down', () => {
  expect(write({ limits: [limit('Slow'), limit('Heavy'), limit('Dear')] }))
    .toBe(`${itself}## Known limits {#section-limits}

<details>

<summary>3 limits, each with what to do instead</summary>

- **Slow**. Use \`b\`.
- **Heavy**. Use \`b\`.
- **Dear**. Use \`b\`.

</details>

${examples}`);
});

it('lists the limits of a member once, below its last overload, and gives each overload its own ids', () => {
  const plain = { ...doc, remarks: [], examples: [], throws: ['When shut.'] };
  const signatures = ['shut()', 'shut(at)'].map((code) => ({ ...signature(code), doc: plain }));
  const member = { name: 'shut', anchor: 'shut', signatures, limits: [limit('Slow')] };
  const page = write({ sections: [{ title: 'Methods', id: 'section-methods', members: [member] }] });
  expect(page).toBe(`${itself}${examples}
## Methods {#section-methods}

### shut {#shut}

\`\`\`ts signature member
shut()
\`\`\`

Opens.

Default: \`4\`.

#### Throws {#shut-throws}

- When shut.

\`\`\`ts signature member
shut(at)
\`\`\`

Opens.

Default: \`4\`.

#### Throws {#shut-2-throws}

- When shut.

#### Known limits {#shut-2-limits}

- **Slow**. Use \`b\`.
`);
});

it('writes "1 member" for one inherited member', () => {
  const inherited = [{ from: 'Thing', members: [{ name: 'size', link: undefined }] }];
  expect(write({ inherited })).toContain('<summary>Inherited from Thing: 1 member</summary>\n\n`size`\n');
});

it('escapes special characters in names and types, and keeps types as code', () => {
  const parameter = { name: 'at', type: "`v${number}` | '```{a}'", isOptional: false, doc: 'Where.' };
  const member = {
    name: '<a>`{b}',
    anchor: 'a',
    signatures: [{ ...signature('a()'), parameters: [parameter] }],
    limits: [],
  };
  const page = write({ sections: [{ title: 'Methods', id: 'section-methods', members: [member] }] });
  expect(page).toContain('### \\<a>`\\{b\\} {#a}');
  expect(page).toContain("- `at` ```` `v${number}` | '```{a}' ````\\\n");
});
