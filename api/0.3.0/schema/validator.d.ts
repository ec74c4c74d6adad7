import type { PropertyDefinition, SchemaDefinition } from './definition';
import type { ValidationResult } from './validator-result';

/**
 * Checks data against a schema: one vertex, one edge or one value at a time.
 *
 * @remarks
 * It does not check the schema itself; {@link SchemaParser} does. Nothing in the library calls the validator
 * for you: constraints apply only where you call it. The type of the returned result is not exported; write
 * `ReturnType<SchemaValidator['validateVertex']>`.
 * @example
 * ```ts
 * import { PropertyType, SchemaValidator } from 'age-schema-client';
 *
 * const validator = new SchemaValidator({
 *   version: '1.0.0',
 *   vertices: {
 *     Part: { required: ['sku'], properties: { sku: { type: PropertyType.STRING } } },
 *   },
 *   edges: {},
 * });
 * const result = validator.validateVertex('Part', { sku: 7 }, false);
 * if (!result.valid) console.error(result.errors.map((each) => each.message));
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class SchemaValidator {
  /**
   * Makes a validator for one schema.
   *
   * @param schema - Schema to check against, taken as it is.
   * @param config - What to check. Default: `{}`.
   */
  constructor(schema: SchemaDefinition, config?: SchemaValidatorConfig);
  /**
   * Checks the properties of an edge. The data is the bare set of properties: an undeclared `from` or `to`
   * counts as unknown.
   *
   * @param label - Edge label.
   * @param data - Properties of the edge.
   * @param throwOnError - Whether to throw instead of returning what is wrong. Default: `true`.
   * @returns `valid`, and `errors` with `message`, `path` and `type` of each violation.
   * @throws {@link ValidationErrorCollection} when something is wrong, unless `throwOnError` is false.
   */
  validateEdge(label: string, data: unknown, throwOnError?: boolean): ValidationResult;
  /**
   * Checks the properties of an edge and throws when something is wrong.
   *
   * @param label - Edge label.
   * @param data - Properties of the edge.
   * @throws {@link ValidationErrorCollection} with every violation.
   */
  validateEdgeAndThrow(label: string, data: unknown): void;
  /**
   * Checks one value against a definition, which need not belong to the schema.
   *
   * @param property - Name used in messages.
   * @param definition - Type and rules.
   * @param value - Value to check.
   * @param throwOnError - Whether to throw instead of returning what is wrong. Default: `true`.
   * @returns `valid`, and `errors` with `message`, `path` and `type` of each violation.
   * @throws {@link ValidationErrorCollection} when something is wrong, unless `throwOnError` is false.
   */
  validateProperty(
    property: string,
    definition: PropertyDefinition,
    value: unknown,
    throwOnError?: boolean,
  ): ValidationResult;
  /**
   * Checks one value against a definition and throws when it does not fit.
   *
   * @param property - Name used in messages.
   * @param definition - Type and rules.
   * @param value - Value to check.
   * @throws {@link ValidationErrorCollection} with every violation.
   */
  validatePropertyAndThrow(property: string, definition: PropertyDefinition, value: unknown): void;
  /**
   * Checks the properties of a vertex: the label's required names, then the type and constraints of each
   * property given.
   *
   * @remarks
   * A property explicitly set to `undefined` is a type error; leave the key out. An undeclared `id` counts as
   * unknown.
   * @param label - Vertex label.
   * @param data - Properties of the vertex.
   * @param throwOnError - Whether to throw instead of returning what is wrong. Default: `true`.
   * @returns `valid`, and `errors` with `message`, `path` and `type` of each violation. Do not branch on
   *   `type`: it is a class name, which a bundler may shorten.
   * @throws {@link ValidationErrorCollection} when something is wrong, unless `throwOnError` is false.
   * @example
   * ```ts
   * import { SchemaValidator } from 'age-schema-client';
   * // ---cut-start---
   * import type { SchemaDefinition } from 'age-schema-client';
   * declare const schema: SchemaDefinition;
   * // ---cut-end---
   * const { valid, errors } = new SchemaValidator(schema).validateVertex(
   *   'Part',
   *   { name: 'Spoke' },
   *   false,
   * );
   * if (!valid) console.error(errors[0]?.message); // Missing required property: sku
   * ```
   */
  validateVertex(label: string, data: unknown, throwOnError?: boolean): ValidationResult;
  /**
   * Checks the properties of a vertex and throws when something is wrong.
   *
   * @param label - Vertex label.
   * @param data - Properties of the vertex.
   * @throws {@link ValidationErrorCollection} with every violation.
   */
  validateVertexAndThrow(label: string, data: unknown): void;
}

/**
 * What {@link SchemaValidator} checks.
 *
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export interface SchemaValidatorConfig {
  /**
   * Whether properties that the schema does not declare are accepted.
   * @defaultValue `false`
   */
  allowUnknownProperties?: boolean;
  /** No effect: all errors are always collected. */
  collectAllErrors?: boolean;
  /**
   * Whether to check the constraint groups: lengths, bounds, patterns.
   * @defaultValue `true`
   */
  validateConstraints?: boolean;
  /**
   * Whether the label's required properties must be present.
   * @defaultValue `true`
   */
  validateRequired?: boolean;
  /**
   * Whether values must have the declared type.
   * @defaultValue `true`
   */
  validateTypes?: boolean;
}
