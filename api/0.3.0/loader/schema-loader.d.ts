import type { QueryExecutor } from '../db/query';
import type { SchemaDefinition } from '../schema/definition';

/**
 * Does not load: every call with data ends in `success: false`, whatever the options. Load with
 * {@link CypherQueryGenerator} and {@link QueryBuilder.setParam} instead.
 *
 * @remarks
 * The loader stages the rows, then looks up a function call in place of a label and gives up with
 * `Vertex type "…" not found in schema`. Failures are returned in `errors`, mostly as plain `Error`. Its
 * temporary table and function stay behind if you pass a `transaction` and commit it.
 * @typeParam T - Type of the schema.
 * @example
 * What works instead:
 * ```ts
 * import { CypherQueryGenerator, QueryBuilder, TransactionManager } from 'age-schema-client';
 * // ---cut-start---
 * import type { Connection, QueryExecutor, SchemaDefinition } from 'age-schema-client';
 * declare const connection: Connection;
 * declare const executor: QueryExecutor;
 * declare const schema: SchemaDefinition;
 * // ---cut-end---
 * const generator = new CypherQueryGenerator(schema, { includeComments: false });
 * const params = new QueryBuilder(schema, executor, 'bicycle');
 *
 * await new TransactionManager(connection).withTransaction(async () => {
 *   await params.setParam('vertex_Part', [{ id: 'SP-02', name: 'Spoke' }]);
 *   await executor.executeSQL(generator.generateCreateVerticesQuery('Part', 'bicycle'));
 * });
 * ```
 * @see [Bulk loading](guide:how-to-guides/bulk-loading)
 * @category Loading
 */
export declare class SchemaLoader<T extends SchemaDefinition> {
  /**
   * Makes a loader. Nothing is sent.
   *
   * @param schema - Labels to load; not checked.
   * @param queryExecutor - Runs the statements.
   * @param options - Defaults for the load methods. No option makes loading work. Default: `{}`.
   */
  constructor(schema: T, queryExecutor: QueryExecutor, options?: SchemaLoaderOptions);
  /**
   * Fails for every edge: nothing is stored. Use {@link CypherQueryGenerator.generateCreateEdgesQuery}.
   *
   * @param edges - Rows by label, each with `from` and `to`. Here these are AGE graph ids, not `id`
   *   properties.
   * @param options - Overrides for this call. Default: `{}`.
   * @returns A result with `success: false` and the reason in `errors`.
   * @throws The executor's error when BEGIN fails.
   */
  loadEdges(edges: Record<string, any[]>, options?: LoadOptions): Promise<LoadResult>;
  /**
   * Fails for every file with rows: nothing is stored. Read the file yourself and use
   * {@link CypherQueryGenerator}.
   *
   * @param filePath - Path of a JSON file; read synchronously.
   * @param options - Overrides for this call. Default: `{}`.
   * @returns A result with `success: false`. A missing or unreadable file is a {@link SchemaLoaderError} in
   *   `errors`; a file that names no label "succeeds" with zero counts, whereas one with an empty list fails.
   */
  loadFromFile(filePath: string, options?: LoadOptions): Promise<LoadResult>;
  /**
   * Fails for every graph with rows: nothing is stored. Use {@link CypherQueryGenerator}.
   *
   * @param data - Vertices and edges by label.
   * @param options - Overrides for this call. Default: `{}`.
   * @returns A result with `success: false` and the reason in `errors`; `success: true` only when `vertices` and
   *   `edges` name no label.
   * @throws `TypeError` when `vertices` or `edges` is undefined.
   */
  loadGraphData(data: GraphData, options?: LoadOptions): Promise<LoadResult>;
  /**
   * Fails for every vertex: nothing is stored. Use {@link CypherQueryGenerator.generateCreateVerticesQuery}.
   *
   * @param vertices - Rows by label.
   * @param options - Overrides for this call. Default: `{}`.
   * @returns A result with `success: false` and the reason in `errors`.
   * @throws The executor's error when BEGIN fails.
   */
  loadVertices(vertices: Record<string, any[]>, options?: LoadOptions): Promise<LoadResult>;
}

/**
 * Version number of the loader module. It says nothing about the version of the package.
 * @see [Bulk loading](guide:how-to-guides/bulk-loading)
 * @category Loading
 */
export declare const loaderVersion = '0.1.0';

/** Rows of a graph, by label. */
export interface GraphData {
  /** Edges by label; each has its properties, and the AGE ids of its ends as `from` and `to`. */
  edges: Record<string, any[]>;
  /** Vertices by label; each is a flat object of properties. */
  vertices: Record<string, any[]>;
}

/** Settings of one load. None of them makes {@link SchemaLoader} work. */
export interface LoadOptions {
  /**
   * Rows per batch, instead of `defaultBatchSize`. Without `useBulkInsert`, each row is still a statement of
   * its own.
   */
  batchSize?: number;
  /** Graph to load into, instead of `defaultGraphName`. */
  graphName?: string;
  /** Called while rows are staged. */
  onProgress?: (progress: ProgressInfo) => void;
  /** Database schema for the loader's own function, instead of `defaultTempSchema`; it must exist. */
  tempSchema?: string;
  /**
   * Any value keeps the loader from sending BEGIN and COMMIT. Statements still run on the executor's
   * connection.
   */
  transaction?: any;
  /**
   * Whether to look for required keys and ends before staging. Types and constraints are never checked.
   * @defaultValue `true`
   */
  validateData?: boolean;
}

/** Outcome of a load. */
export interface LoadResult {
  /** Time taken, in milliseconds. */
  duration: number;
  /** Edges stored. */
  edgeCount: number;
  /** Edge labels in the data. */
  edgeTypes: string[];
  /** What went wrong; mostly plain `Error`, so `instanceof SchemaLoaderError` is false. */
  errors?: Error[];
  /** Whether everything was stored. True only for a load that names no label. */
  success: boolean;
  /** Vertices stored. */
  vertexCount: number;
  /** Vertex labels in the data. */
  vertexTypes: string[];
  /** What looked wrong, such as labels that the schema lacks. */
  warnings?: string[];
}

/** Where a loader writes its messages. */
export interface Logger {
  /**
   * Logs details.
   *
   * @param message - Text of the message.
   * @param args - Further values.
   */
  debug(message: string, ...args: any[]): void;
  /**
   * Logs failures.
   *
   * @param message - Text of the message.
   * @param args - Further values.
   */
  error(message: string, ...args: any[]): void;
  /**
   * Logs progress.
   *
   * @param message - Text of the message.
   * @param args - Further values.
   */
  info(message: string, ...args: any[]): void;
  /**
   * Logs what was skipped.
   *
   * @param message - Text of the message.
   * @param args - Further values.
   */
  warn(message: string, ...args: any[]): void;
}

/** How far a load has got. Counters restart for each label. */
export interface ProgressInfo {
  /** Rows of the current label, including the batch that is sent next; during `validation`, step 1 of 3. */
  current: number;
  /** Number of the batch; missing in parallel and streaming mode. */
  currentBatch?: number;
  /** Label being worked on. */
  currentType?: string;
  /** Edges staged so far. */
  edgeCount?: number;
  /** Time since the start, in milliseconds. */
  elapsedTime?: number;
  /** Estimated time remaining, in milliseconds. */
  estimatedTimeRemaining?: number;
  /** Percentage of all three steps that is done, so at most 66; halved by `loadGraphData`. */
  percentage: number;
  /** Step of the load. `creating` is never reached. */
  phase: 'validation' | 'storing' | 'creating';
  /** Rows of the current label; doubled by `loadGraphData`. */
  total: number;
  /** Number of batches; missing in parallel and streaming mode. */
  totalBatches?: number;
  /** Vertices staged so far. */
  vertexCount?: number;
}

/** Defaults of a {@link SchemaLoader}. None of them makes it work. */
export interface SchemaLoaderOptions {
  /**
   * Rows per batch.
   * @defaultValue `1000`
   */
  defaultBatchSize?: number;
  /**
   * Graph to load into. An explicit `undefined` gives the graph name "undefined".
   * @defaultValue `'default'`
   */
  defaultGraphName?: string;
  /**
   * Database schema for the loader's own function; it must exist.
   * @defaultValue `'public'`
   */
  defaultTempSchema?: string;
  /**
   * Number of rows from which streaming would start.
   * @defaultValue `10000`
   */
  largeDatasetThreshold?: number;
  /** Where messages go; without a logger, warnings and errors go to the console. */
  logger?: Logger;
  /**
   * Batches queued at once, all on one connection.
   * @defaultValue `4`
   */
  maxParallelBatches?: number;
  /**
   * Whether to queue batches together. They share one connection, so nothing runs in parallel.
   * @defaultValue `false`
   */
  parallelInserts?: boolean;
  /** No effect: nothing reads it. */
  reuseTemporaryTables?: boolean;
  /**
   * Whether to stage a batch with one INSERT that has its values pasted into the text.
   * @defaultValue `false`
   */
  useBulkInsert?: boolean;
  /**
   * Whether to stage large data in pieces. The whole array is still in memory.
   * @defaultValue `false`
   */
  useStreamingForLargeDatasets?: boolean;
  /** No effect: only `validateData: false` of the load method switches the checks off. */
  validateBeforeLoad?: boolean;
  /** No effect: a validator is made from it but never called. */
  validatorConfig?: {
    allowUnknownProperties?: boolean;
    collectAllErrors?: boolean;
    validateConstraints?: boolean;
    validateRequired?: boolean;
    validateTypes?: boolean;
  };
}
