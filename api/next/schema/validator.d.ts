import type { PropertyDefinition, SchemaDefinition } from './definition';
import type { ValidationResult } from './validator-result';

/** @category Schema */
export declare class SchemaValidator {
  /** @param config - Default: `{}`. */
  constructor(schema: SchemaDefinition, config?: SchemaValidatorConfig);
  /** @param throwOnError - Default: `true`. */
  validateEdge(label: string, data: unknown, throwOnError?: boolean): ValidationResult;
  validateEdgeAndThrow(label: string, data: unknown): void;
  /** @param throwOnError - Default: `true`. */
  validateProperty(
    property: string,
    definition: PropertyDefinition,
    value: unknown,
    throwOnError?: boolean,
  ): ValidationResult;
  validatePropertyAndThrow(property: string, definition: PropertyDefinition, value: unknown): void;
  /** @param throwOnError - Default: `true`. */
  validateVertex(label: string, data: unknown, throwOnError?: boolean): ValidationResult;
  validateVertexAndThrow(label: string, data: unknown): void;
}

/** @category Schema */
export interface SchemaValidatorConfig {
  allowUnknownProperties?: boolean;
  collectAllErrors?: boolean;
  validateConstraints?: boolean;
  validateRequired?: boolean;
  validateTypes?: boolean;
}
