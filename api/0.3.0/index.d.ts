// What `import … from 'age-schema-client'` gives in 0.3.0. Types that are declared but not listed here cannot be imported.

export { AgeSchemaClient } from './core/client';
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
export {
  ClientConfig,
  ConnectionConfig,
  QueryConfig,
  SSLConfig,
  SchemaConfig,
  ValidationOptions,
} from './core/types';
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
export {
  convertToPostgresValue,
  escapeSQLString,
  extendSQLGeneratorWithBatchOperations,
  extendSQLGeneratorWithMigrationMethods,
  formatSQLValue,
  getEdgeTableName,
  getPostgresDataType,
  getTempTableName,
  getVertexTableName,
  parameterize,
  quoteIdentifier,
  sqlVersion,
} from './sql/helpers';
export {
  SQLEdgeTableOptions,
  SQLFilterCondition,
  SQLFilterOperator,
  SQLOrderBy,
  SQLOrderDirection,
  SQLParameter,
  SQLParameters,
  SQLQueryOptions,
  SQLResult,
  SQLStatementType,
  SQLTransactionType,
  SQLVertexTableOptions,
} from './sql/types';
export { BatchOperations } from './db/batch';
export { EdgeOperations } from './db/edge';
export { DatabaseError } from './db/errors';
export { PgConnectionManager } from './db/manager';
export { QueryExecutor, QueryOptions, QueryResult } from './db/query';
export { TransactionManager } from './db/transaction';
export { Connection } from './db/types';
export { VertexOperations } from './db/vertex';
export {
  AlgorithmMatchClause,
  AlgorithmQueryBuilder,
  AlgorithmType,
  CentralityOptions,
  CommunityDetectionOptions,
  PathFindingOptions,
} from './query/algorithms';
export {
  AnalyticsMatchClause,
  AnalyticsQueryBuilder,
  WindowFunctionOptions,
  WindowFunctionType,
} from './query/analytics';
export { QueryBuilder, queryVersion } from './query/builder';
export { EdgeMatchClause, MatchClause, ReturnClause } from './query/clauses';
export {
  BaseQueryPart,
  LimitPart,
  MatchPart,
  OrderByPart,
  ReturnPart,
  SkipPart,
  UnwindPart,
  WherePart,
  WithPart,
} from './query/parts';
export { PathPart, PathQueryBuilder } from './query/path';
export { PathRepresentation, ResultProcessingOptions, ResultProcessor } from './query/results';
export {
  EdgePattern,
  IEdgeMatchClause,
  IMatchClause,
  IQueryBuilder,
  IReturnClause,
  MatchPattern,
  MatchPatternType,
  OrderDirection,
  PathPattern,
  QueryBuilderResult,
  QueryExecutionOptions,
  QueryPart,
  QueryPartType,
  VertexPattern,
} from './query/types';
export {
  GraphVisualizationData,
  GraphVisualizationOptions,
  QueryPlanNode,
  QueryVisualization,
} from './query/visualization';
export { CypherQueryGenerator } from './loader/cypher-query-generator';
export {
  SchemaLoaderDatabaseError,
  SchemaLoaderError,
  SchemaLoaderTransactionError,
  TempResourceError,
} from './loader/errors';
export { SchemaLoader, loaderVersion } from './loader/schema-loader';
