import type { QueryExecutor } from '../db/query';
import type { SchemaDefinition } from '../schema/definition';

/** @category Loading */
export declare class SchemaLoader<T extends SchemaDefinition> {
  /** @param options - Default: `{}`. */
  constructor(schema: T, queryExecutor: QueryExecutor, options?: SchemaLoaderOptions);
  /** @param options - Default: `{}`. */
  loadEdges(edges: Record<string, any[]>, options?: LoadOptions): Promise<LoadResult>;
  /** @param options - Default: `{}`. */
  loadFromFile(filePath: string, options?: LoadOptions): Promise<LoadResult>;
  /** @param options - Default: `{}`. */
  loadGraphData(data: GraphData, options?: LoadOptions): Promise<LoadResult>;
  /** @param options - Default: `{}`. */
  loadVertices(vertices: Record<string, any[]>, options?: LoadOptions): Promise<LoadResult>;
}

/** @category Loading */
export declare const loaderVersion = '0.1.0';

export interface GraphData {
  edges: Record<string, any[]>;
  vertices: Record<string, any[]>;
}

export interface LoadOptions {
  batchSize?: number;
  graphName?: string;
  onProgress?: (progress: ProgressInfo) => void;
  tempSchema?: string;
  transaction?: any;
  validateData?: boolean;
}

export interface LoadResult {
  duration: number;
  edgeCount: number;
  edgeTypes: string[];
  errors?: Error[];
  success: boolean;
  vertexCount: number;
  vertexTypes: string[];
  warnings?: string[];
}

export interface Logger {
  debug(message: string, ...args: any[]): void;
  error(message: string, ...args: any[]): void;
  info(message: string, ...args: any[]): void;
  warn(message: string, ...args: any[]): void;
}

export interface ProgressInfo {
  current: number;
  currentBatch?: number;
  currentType?: string;
  edgeCount?: number;
  elapsedTime?: number;
  estimatedTimeRemaining?: number;
  percentage: number;
  phase: 'validation' | 'storing' | 'creating';
  total: number;
  totalBatches?: number;
  vertexCount?: number;
}

export interface SchemaLoaderOptions {
  defaultBatchSize?: number;
  defaultGraphName?: string;
  defaultTempSchema?: string;
  largeDatasetThreshold?: number;
  logger?: Logger;
  maxParallelBatches?: number;
  parallelInserts?: boolean;
  reuseTemporaryTables?: boolean;
  useBulkInsert?: boolean;
  useStreamingForLargeDatasets?: boolean;
  validateBeforeLoad?: boolean;
  validatorConfig?: {
    allowUnknownProperties?: boolean;
    collectAllErrors?: boolean;
    validateConstraints?: boolean;
    validateRequired?: boolean;
    validateTypes?: boolean;
  };
}
