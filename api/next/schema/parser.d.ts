import type { SchemaDefinition } from './definition';

/** @category Schema */
export declare class SchemaParser {
  /** @param config - Default: `{}`. */
  constructor(config?: SchemaParserConfig);
  parse(schemaJson: string): SchemaDefinition;
  parseObject(schema: unknown): SchemaDefinition;
  validate(schema: unknown): void;
}

/** @category Schema */
export interface SchemaParserConfig {
  collectAllErrors?: boolean;
  detectCircularDependencies?: boolean;
  maxVersion?: string;
  minVersion?: string;
  validateOnParse?: boolean;
  validateRelationships?: boolean;
}
