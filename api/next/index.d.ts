// What `import … from 'age-schema-client'` gives in Next. Types that are declared but not listed here cannot be imported;
// `export type` marks the two that exist at compile time only.

export {
  BaseError,
  BatchLoaderError,
  BatchLoaderErrorContext,
  ConnectionError,
  ErrorCode,
  QueryError,
  TransactionError,
  ValidationError,
} from './core/errors';
export { ClientConfig, QueryConfig, SSLConfig, SchemaConfig, ValidationOptions } from './core/types';
export {
  ArrayConstraints,
  EdgeDefinition,
  EdgeDirection,
  EdgeLabel,
  EdgeMultiplicity,
  NumberConstraints,
  ObjectConstraints,
  PropertyDefinition,
  PropertyType,
  SchemaDefinition,
  SchemaMetadata,
  SchemaVersion,
  StringConstraints,
  VertexConnectionConstraint,
  VertexDefinition,
  VertexLabel,
} from './schema/definition';
export {
  CircularDependencyError,
  ErrorCollector,
  InvalidPropertyTypeError,
  InvalidRelationshipError,
  MissingRequiredPropertyError,
  SchemaError,
  SchemaParseError,
  SchemaValidationError,
  SchemaVersionError,
  ValidationErrorCollection,
} from './schema/errors';
export {
  isEdgeLabel,
  isPropertyDefinition,
  isSchemaDefinition,
  isSchemaMetadata,
  isSchemaVersion,
  isVertexLabel,
} from './schema/guards';
export {
  ConnectedVertices,
  EdgeProperties,
  ExtractEdgeType,
  ExtractVertexType,
  PropertyTypeOf,
  RequiredProperties,
  VertexProperties,
} from './schema/inference';
export {
  MigrationOptions,
  MigrationPlan,
  MigrationResult,
  MigrationStep,
  SchemaMigrationExecutor,
  SchemaMigrationExecutorOptions,
} from './schema/migration';
export { SchemaParser, SchemaParserConfig } from './schema/parser';
export { Schema, SchemaImpl } from './schema/schema';
export { SchemaValidator, SchemaValidatorConfig } from './schema/validator';
export {
  SchemaChange,
  SchemaChangeType,
  SchemaMigrationOptions,
  compareSchemas,
  formatVersion,
  migrateSchema,
  parseVersion,
} from './schema/versions';
export { SQLGenerator } from './sql/generator';
export { BatchOperations } from './db/batch';
export { EdgeOperations } from './db/edge';
export type { DatabaseError } from './db/errors';
export { PgConnectionManager } from './db/manager';
export { QueryExecutor, QueryOptions, QueryResult } from './db/query';
export { TransactionManager } from './db/transaction';
export { Connection, ConnectionConfig } from './db/types';
export { VertexOperations } from './db/vertex';
export { AlgorithmQueryBuilder } from './query/algorithms';
export { AnalyticsQueryBuilder } from './query/analytics';
export { QueryBuilder } from './query/builder';
export { PathQueryBuilder } from './query/path';
export { IQueryBuilder, QueryBuilderResult } from './query/types';
export type { OrderDirection } from './query/types';
export { CypherQueryGenerator } from './loader/cypher-query-generator';
export {
  SchemaLoaderDatabaseError,
  SchemaLoaderError,
  SchemaLoaderTransactionError,
  TempResourceError,
} from './loader/errors';
export { SchemaLoader, loaderVersion } from './loader/schema-loader';
