/** @category Schema */
export declare class CircularDependencyError extends SchemaValidationError {
  constructor(cycle: string[], path?: string);
  readonly cycle: string[];
}

/** @category Schema */
export declare class ErrorCollector {
  constructor();
  addCircularDependency(cycle: string[]): void;
  addError(error: SchemaValidationError): void;
  addInvalidPropertyType(property: string, expectedType: string, actualType: string): void;
  addInvalidRelationship(edge: string, message: string): void;
  addMissingRequiredProperty(property: string): void;
  addValidationError(message: string): void;
  getCurrentPath(): string;
  getErrors(): SchemaValidationError[];
  hasErrors(): boolean;
  popPath(): string;
  pushPath(segment: string): void;
  throwIfErrors(): void;
  withPath<T>(segment: string, fn: () => T): T;
}

/** @category Schema */
export declare class InvalidPropertyTypeError extends SchemaValidationError {
  constructor(property: string, expectedType: string, actualType: string, path?: string);
  readonly actualType: string;
  readonly expectedType: string;
  readonly property: string;
}

/** @category Schema */
export declare class InvalidRelationshipError extends SchemaValidationError {
  constructor(edge: string, message: string, path?: string);
  readonly edge: string;
}

/** @category Schema */
export declare class MissingRequiredPropertyError extends SchemaValidationError {
  constructor(property: string, path?: string);
  readonly property: string;
}

/** @category Schema */
export declare class SchemaError extends Error {
  constructor(message: string, cause?: unknown);
  readonly cause?: unknown;
}

/** @category Schema */
export declare class SchemaParseError extends SchemaError {
  constructor(message: string, cause?: unknown);
}

/** @category Schema */
export declare class SchemaValidationError extends SchemaError {
  constructor(message: string, path?: string, cause?: unknown);
  readonly path?: string;
}

/** @category Schema */
export declare class SchemaVersionError extends SchemaError {
  constructor(message: string, currentVersion?: string, requiredVersion?: string);
  readonly currentVersion?: string;
  readonly requiredVersion?: string;
}

/** @category Schema */
export declare class ValidationErrorCollection extends SchemaValidationError {
  constructor(errors: SchemaValidationError[]);
  readonly errors: SchemaValidationError[];
}
