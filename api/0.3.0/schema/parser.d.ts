import type { SchemaDefinition } from './definition';

/**
 * Checks a schema that comes from JSON or from elsewhere outside the compiler's reach.
 *
 * @remarks
 * By default it rejects every directed cycle of labels, a self-edge included: `Part` made of `Part` is one.
 * Pass `detectCircularDependencies: false` for such graphs. Nothing in the library calls the parser for you.
 * @example
 * ```ts
 * import { SchemaParser } from 'age-schema-client';
 *
 * const parser = new SchemaParser({ detectCircularDependencies: false });
 * const schema = parser.parseObject({
 *   version: '1.0.0',
 *   vertices: { Part: { required: ['sku'], properties: { sku: { type: 'string' } } } },
 *   edges: {
 *     HAS_PART: {
 *       label: 'HAS_PART',
 *       fromVertex: 'Part',
 *       toVertex: 'Part',
 *       from: 'Part',
 *       to: 'Part',
 *       fromLabel: 'Part',
 *       toLabel: 'Part',
 *       properties: { quantity: { type: 'integer' } },
 *     },
 *   },
 * });
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class SchemaParser {
  /**
   * Makes a parser.
   *
   * @param config - What to check. An option given as `undefined` counts as off, not as its default.
   *   Default: `{}`.
   */
  constructor(config?: SchemaParserConfig);
  /**
   * Reads a schema from JSON text and checks it.
   *
   * @param schemaJson - The text.
   * @returns The parsed schema as it stood in the text: no defaults are filled in.
   * @throws {@link SchemaParseError} when the text is not JSON, or an edge lacks an end.
   * @throws {@link ValidationErrorCollection} when the schema breaks the rules; the violations are in
   *   `errors`.
   * @example
   * ```ts
   * import { SchemaParser } from 'age-schema-client';
   *
   * const schema = new SchemaParser().parse(
   *   '{"version": "1.0.0", "vertices": {}, "edges": {}}',
   * );
   * console.log(schema.version); // 1.0.0
   * ```
   */
  parse(schemaJson: string): SchemaDefinition;
  /**
   * Checks a schema that is an object already.
   *
   * @param schema - The value to check.
   * @returns The same object, not a copy.
   * @throws {@link ValidationErrorCollection} when the schema breaks the rules.
   * @throws `TypeError` when an edge is `null` or lacks `fromVertex` or `toVertex`.
   */
  parseObject(schema: unknown): SchemaDefinition;
  /**
   * Checks a schema completely, whatever `validateOnParse` says.
   *
   * @param schema - The value to check.
   * @throws {@link ValidationErrorCollection} when the schema breaks the rules.
   * @throws `TypeError` when an edge is `null` or lacks `fromVertex` or `toVertex`.
   */
  validate(schema: unknown): void;
}

/**
 * What {@link SchemaParser} checks.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaParserConfig {
  /**
   * No effect: all errors are always collected.
   * @defaultValue `true`
   */
  collectAllErrors?: boolean;
  /**
   * Whether to reject every directed cycle of labels, self-edges included. Switch it off for trees, bills of
   * material and social graphs.
   * @defaultValue `true`
   */
  detectCircularDependencies?: boolean;
  /**
   * Maximum schema version accepted. Only major, minor and patch are compared; a bound that is not a version
   * is ignored.
   */
  maxVersion?: string;
  /**
   * Minimum schema version accepted. Only major, minor and patch are compared; a bound that is not a version
   * is ignored.
   */
  minVersion?: string;
  /**
   * Whether `parse` and `parseObject` check everything. Off, they only look for version, vertices and edges.
   * @defaultValue `true`
   */
  validateOnParse?: boolean;
  /**
   * Whether the ends of every edge must name vertex labels of the schema.
   * @defaultValue `true`
   */
  validateRelationships?: boolean;
}
