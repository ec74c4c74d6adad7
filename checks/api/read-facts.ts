import { z } from 'zod';
import { reasonOf, Stop } from '../../scripts/fail';
import { parseJsonAs } from '../../scripts/parse-json-as';
import type { ApiItem, ApiMember } from './model';
import { canonicalIndex, canonicalTypeText, parseSignature, parseTypeParameters } from './read-signature';
import { canonicalExpression } from './type-text';

const factMember = z.strictObject({
  name: z.string(),
  kind: z.enum(['constructor', 'property', 'getter', 'setter', 'method', 'enumMember']),
  modifiers: z.array(z.string()).optional(),
  optional: z.boolean().optional(),
  type: z.string().optional(),
  default: z.string().optional(),
  value: z.string().optional(),
  signatures: z.array(z.string()).optional(),
});

const factItem = z.strictObject({
  kind: z.enum(['class', 'enum', 'function', 'interface', 'type', 'variable']),
  name: z.string(),
  area: z.string().optional(),
  typeParameters: z.string().optional(),
  extends: z.array(z.string()).optional(),
  implements: z.array(z.string()).optional(),
  members: z.array(factMember).optional(),
  index: z.array(z.string()).optional(),
  signatures: z.array(z.string()).optional(),
  type: z.string().optional(),
  default: z.string().optional(),
  exported: z.boolean().optional(),
  module: z.string().optional(),
  refersTo: z.record(z.string(), z.string()).optional(),
});

const remedy = 'Correct it, or take the file from git.';

function readMember(fact: z.infer<typeof factMember>, line: number): ApiMember {
  return {
    name: fact.name,
    kind: fact.kind,
    modifiers: fact.modifiers ?? [],
    optional: fact.optional ?? false,
    ...(fact.type === undefined ? {} : { type: canonicalTypeText(fact.type) }),
    ...(fact.default === undefined ? {} : { default: canonicalExpression(fact.default) }),
    ...(fact.value === undefined ? {} : { value: fact.value }),
    signatures: (fact.signatures ?? []).map((text) => ({ ...parseSignature(text), line })),
    line,
  };
}

function readItem(fact: z.infer<typeof factItem>, file: string, line: number): ApiItem {
  return {
    name: fact.name,
    kind: fact.kind,
    exported: fact.exported ?? true,
    typeOnly: false,
    ...(fact.module === undefined ? {} : { module: fact.module }),
    ...(fact.area === undefined ? {} : { area: fact.area }),
    typeParameters: parseTypeParameters(fact.typeParameters),
    extends: (fact.extends ?? []).map(canonicalTypeText),
    implements: (fact.implements ?? []).map(canonicalTypeText),
    members: (fact.members ?? []).map((member) => readMember(member, line)),
    index: (fact.index ?? []).map(canonicalIndex),
    signatures: (fact.signatures ?? []).map((text) => ({ ...parseSignature(text), line })),
    ...(fact.type === undefined ? {} : { type: canonicalTypeText(fact.type) }),
    ...(fact.default === undefined ? {} : { default: canonicalExpression(fact.default) }),
    references: new Map(
      Object.entries(fact.refersTo ?? {}).map(([name, target]) => [name, target.replace(/ \(.*\)$/, '')]),
    ),
    file,
    line,
  };
}

/**
 * Reads the recorded facts of one version. The file holds one item per line after the opening bracket, so the line
 * of an item is its index plus two.
 *
 * @throws Stop naming the file and the line of what is not of the expected form, or of an item whose types do not parse
 */
export function readFacts(json: string, file: string): readonly ApiItem[] {
  return parseJsonAs(z.array(factItem), json, file, remedy).map((fact, i) => {
    const line = i + 2;
    try {
      return readItem(fact, file, line);
    } catch (error) {
      throw new Stop(`${file}:${line}: ${fact.name}: ${reasonOf(error)}. ${remedy}`);
    }
  });
}
