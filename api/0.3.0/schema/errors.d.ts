/**
 * The edge definitions lead from a vertex label back to itself. {@link SchemaParser} rejects that by default,
 * although such graphs are ordinary: a part made of parts is one.
 *
 * @remarks
 * Switch the check off with `detectCircularDependencies: false`. After a first cycle, further reports in the
 * same run may be false.
 * @example
 * ```ts
 * import { CircularDependencyError } from 'age-schema-client';
 *
 * const error = new CircularDependencyError(['Part', 'Part']);
 * console.log(error.cycle.join(' -> ')); // Part -> Part
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class CircularDependencyError extends SchemaValidationError {
  /**
   * Creates an error about a cycle of labels.
   *
   * @param cycle - Labels along the cycle, the first one repeated at the end.
   * @param path - Where it was found; the parser gives `circularDependencies`.
   */
  constructor(cycle: string[], path?: string);
  /** Labels along the cycle, the first one repeated at the end. */
  readonly cycle: string[];
}

/**
 * Gathers violations while you walk through nested data, and throws them together at the end.
 *
 * @remarks
 * The current place is a stack of segments, joined by dots. The parser and the validator use the same class.
 * @example
 * ```ts
 * import { ErrorCollector } from 'age-schema-client';
 *
 * const collector = new ErrorCollector();
 * collector.withPath('vertices', () => {
 *   collector.withPath('Part', () => collector.addValidationError('A part needs a sku'));
 * });
 * console.log(collector.getErrors()[0]?.path); // vertices.Part
 * collector.throwIfErrors();
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class ErrorCollector {
  /** Starts with no errors and an empty path. */
  constructor();
  /**
   * Records a cycle of labels as a {@link CircularDependencyError}.
   *
   * @param cycle - Labels along the cycle.
   */
  addCircularDependency(cycle: string[]): void;
  /**
   * Records an error that you created yourself; its path stays as it is.
   *
   * @param error - The violation to record.
   */
  addError(error: SchemaValidationError): void;
  /**
   * Records a value of the wrong type as an {@link InvalidPropertyTypeError} at the current path.
   *
   * @param property - Name of the property.
   * @param expectedType - Type that the property declares.
   * @param actualType - Type that the value has.
   */
  addInvalidPropertyType(property: string, expectedType: string, actualType: string): void;
  /**
   * Records a wrong end of an edge as an {@link InvalidRelationshipError} at the current path.
   *
   * @param edge - Label of the edge.
   * @param message - What is wrong with it.
   */
  addInvalidRelationship(edge: string, message: string): void;
  /**
   * Records an absent property as a {@link MissingRequiredPropertyError} at the current path.
   *
   * @param property - Name of the absent property.
   */
  addMissingRequiredProperty(property: string): void;
  /**
   * Records any other violation as a {@link SchemaValidationError} at the current path.
   *
   * @param message - What is violated.
   */
  addValidationError(message: string): void;
  /**
   * Tells the current path.
   *
   * @returns The pushed segments joined by dots; empty at the top.
   */
  getCurrentPath(): string;
  /**
   * Lists what has been recorded so far.
   *
   * @returns The violations in the order they were recorded.
   */
  getErrors(): SchemaValidationError[];
  /**
   * Tells whether anything was recorded.
   *
   * @returns True after at least one `add…` call.
   */
  hasErrors(): boolean;
  /**
   * Leaves the innermost segment.
   *
   * @returns The segment that was left.
   */
  popPath(): string;
  /**
   * Enters a segment. Prefer {@link ErrorCollector.withPath}, which leaves it again.
   *
   * @param segment - Name to add to the path.
   */
  pushPath(segment: string): void;
  /**
   * Ends the collection: throws if anything was recorded, and otherwise does nothing.
   *
   * @throws {@link ValidationErrorCollection} holding every recorded violation.
   */
  throwIfErrors(): void;
  /**
   * Runs a function one segment deeper, then leaves the segment.
   *
   * @typeParam T - What the function returns.
   * @param segment - Name to add to the path while the function runs.
   * @param fn - Work to do there.
   * @returns What the function returned.
   */
  withPath<T>(segment: string, fn: () => T): T;
}

/**
 * A value has a different type from the one its property declares.
 *
 * @remarks
 * A property of type `float` gives this error for every value. Declare `number` instead.
 * @example
 * ```ts
 * import { InvalidPropertyTypeError, ValidationErrorCollection } from 'age-schema-client';
 *
 * function explain(error: ValidationErrorCollection): string[] {
 *   return error.errors.map((each) =>
 *     each instanceof InvalidPropertyTypeError
 *       ? `${each.property} takes ${each.expectedType}, not ${each.actualType}`
 *       : each.message,
 *   );
 * }
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class InvalidPropertyTypeError extends SchemaValidationError {
  /**
   * Creates an error about a value of the wrong type.
   *
   * @param property - Name of the property.
   * @param expectedType - Declared type; members of a union joined by ` | `.
   * @param actualType - Type of the value.
   * @param path - Where the value is, such as `vertex(Part).cost`.
   */
  constructor(property: string, expectedType: string, actualType: string, path?: string);
  /** Type that the value has. */
  readonly actualType: string;
  /** Type that the property declares; members of a union joined by ` | `. */
  readonly expectedType: string;
  /** Name of the property. */
  readonly property: string;
}

/**
 * An edge definition names an end for which the schema has no vertex label.
 *
 * @example
 * ```ts
 * import { InvalidRelationshipError, ValidationErrorCollection } from 'age-schema-client';
 *
 * function edgesWithoutEnds(error: ValidationErrorCollection): string[] {
 *   return error.errors
 *     .filter((each) => each instanceof InvalidRelationshipError)
 *     .map((each) => each.edge);
 * }
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class InvalidRelationshipError extends SchemaValidationError {
  /**
   * Creates an error about an edge's end.
   *
   * @param edge - Label of the edge.
   * @param message - What is wrong with the end.
   * @param path - Where, such as `relationships.SUPPLIES`.
   */
  constructor(edge: string, message: string, path?: string);
  /** Label of the edge. */
  readonly edge: string;
}

/**
 * A property in the `required` list of a label or an object is absent from the data.
 *
 * @remarks
 * Absent means `undefined`. The property's own `required: true` is ignored; only the lists count.
 * @example
 * ```ts
 * import { MissingRequiredPropertyError, ValidationErrorCollection } from 'age-schema-client';
 *
 * function missingIn(error: unknown): string[] {
 *   if (!(error instanceof ValidationErrorCollection)) return [];
 *   return error.errors
 *     .filter((each) => each instanceof MissingRequiredPropertyError)
 *     .map((each) => each.property);
 * }
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class MissingRequiredPropertyError extends SchemaValidationError {
  /**
   * Creates an error about an absent property.
   *
   * @param property - Name of the absent property.
   * @param path - Where it is absent, such as `vertex(Part)`.
   */
  constructor(property: string, path?: string);
  /** Name of the absent property. */
  readonly property: string;
}

/**
 * Base class of the errors about schemas and about data that does not fit them.
 *
 * @remarks
 * This family has no `code` and does not extend {@link BaseError}.
 * @example
 * ```ts
 * import { SchemaError, SchemaParser } from 'age-schema-client';
 *
 * try {
 *   new SchemaParser().parse('{"version": "1.0.0"}');
 * } catch (error) {
 *   if (error instanceof SchemaError) console.error(error.message);
 * }
 * ```
 * @see [Error handling](guide:how-to-guides/error-handling)
 * @category Schema
 */
export declare class SchemaError extends Error {
  /**
   * Creates an error of the schema family.
   *
   * @param message - What is wrong.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, cause?: unknown);
  /** The error that led to this one, such as the `SyntaxError` of JSON that does not parse. */
  readonly cause?: unknown;
}

/**
 * Thrown by {@link SchemaParser.parse} when the text is not JSON, and when a schema is so incomplete that
 * reading it fails.
 *
 * @remarks
 * It is thrown on its own, not inside a {@link ValidationErrorCollection}. Its `cause` is the `SyntaxError` or
 * `TypeError` behind it.
 * @example
 * ```ts
 * import { SchemaParseError, SchemaParser } from 'age-schema-client';
 *
 * try {
 *   new SchemaParser().parse('{ vertices: }');
 * } catch (error) {
 *   if (error instanceof SchemaParseError) console.error('Not JSON:', error.cause);
 * }
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class SchemaParseError extends SchemaError {
  /**
   * Creates an error about schema text that cannot be read.
   *
   * @param message - What is wrong with the text.
   * @param cause - The error raised while reading it.
   */
  constructor(message: string, cause?: unknown);
}

/**
 * One violation, either of the rules for schemas or of a schema by data, with the place in `path`.
 *
 * @remarks
 * The validators throw it inside a {@link ValidationErrorCollection}, even when there is only one violation.
 * @example
 * ```ts
 * import { SchemaValidator, ValidationErrorCollection } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * try {
 *   new SchemaValidator(schema).validateVertex('Part', { sku: 7 });
 * } catch (error) {
 *   if (error instanceof ValidationErrorCollection) {
 *     for (const each of error.errors) console.error(each.path, each.message);
 *   }
 * }
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class SchemaValidationError extends SchemaError {
  /**
   * Creates an error about one violation.
   *
   * @param message - What is violated.
   * @param path - Where: `vertices.Part.required` in a schema, `vertex(Part).sku` in data.
   * @param cause - The error that led to this one.
   */
  constructor(message: string, path?: string, cause?: unknown);
  /**
   * Where the violation is: `vertices.Part.required` in a schema, `vertex(Part).sku` in data. Nested data
   * repeats the last name: `vertex(Part).size.width.width`.
   */
  readonly path?: string;
}

/**
 * Thrown by {@link migrateSchema} when the change is breaking and breaking changes are not allowed.
 *
 * @example
 * ```ts
 * import { migrateSchema, SchemaVersionError } from 'age-schema-client';
 * // ---cut-start---
 * import type { SchemaDefinition } from 'age-schema-client';
 * declare const current: SchemaDefinition;
 * declare const target: SchemaDefinition;
 * // ---cut-end---
 * try {
 *   migrateSchema(current, target, { allowBreakingChanges: false });
 * } catch (error) {
 *   if (error instanceof SchemaVersionError) console.error(error.message);
 * }
 * ```
 * @see [Schema manager](guide:api-reference/schema-manager)
 * @category Schema
 */
export declare class SchemaVersionError extends SchemaError {
  /**
   * Creates an error about versions that do not go together.
   *
   * @param message - What is wrong.
   * @param currentVersion - Version of the old schema.
   * @param requiredVersion - Version of the new schema.
   */
  constructor(message: string, currentVersion?: string, requiredVersion?: string);
  /** Version of the old schema. */
  readonly currentVersion?: string;
  /** Version of the new schema, as it was given. */
  readonly requiredVersion?: string;
}

/**
 * All violations of one validation, thrown together. The individual errors are in `errors`; its own `path` is
 * undefined.
 *
 * @remarks
 * The message is `Multiple validation errors (N)`, even when N is 1. Build messages for users from `errors`.
 * @example
 * ```ts
 * import { SchemaParser, ValidationErrorCollection } from 'age-schema-client';
 *
 * try {
 *   new SchemaParser().parseObject({ version: '1.0', vertices: {}, edges: {} });
 * } catch (error) {
 *   if (error instanceof ValidationErrorCollection) {
 *     console.error(error.errors.map((each) => each.message)); // [ 'Invalid version string: 1.0' ]
 *   }
 * }
 * ```
 * @see [Schema validation](guide:how-to-guides/schema-validation)
 * @category Schema
 */
export declare class ValidationErrorCollection extends SchemaValidationError {
  /**
   * Bundles violations into one error.
   *
   * @param errors - The violations, in the order they were found.
   */
  constructor(errors: SchemaValidationError[]);
  /** The violations, in the order they were found. */
  readonly errors: SchemaValidationError[];
}
