import type { SchemaDefinition } from '../schema/definition';
import type {
  SQLEdgeTableOptions,
  SQLQueryOptions,
  SQLResult,
  SQLTransactionType,
  SQLVertexTableOptions,
} from './types';

/** @category SQL */
export declare class SQLGenerator {
  constructor(schema: SchemaDefinition);
  /** @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`. */
  generateBatchInsertEdgeSQL(
    label: string,
    edges: { data?: Record<string, any>; sourceId: string; targetId: string }[],
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /** @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`. */
  generateBatchInsertVertexSQL(
    label: string,
    dataArray: Record<string, any>[],
    options?: SQLVertexTableOptions,
  ): SQLResult;
  generateBatchSQL(operations: SQLResult[]): SQLResult;
  /** @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`. */
  generateCreateEdgeTableSQL(label: string, options?: SQLEdgeTableOptions): SQLResult;
  generateCreateVertexSQL(label: string, data: Record<string, unknown>): SQLResult;
  /** @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`. */
  generateCreateVertexTableSQL(label: string, options?: SQLVertexTableOptions): SQLResult;
  /** @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`. */
  generateDeleteEdgesBetweenVerticesSQL(
    label: string,
    sourceId: string,
    targetId: string,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /** @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`. */
  generateDeleteEdgeSQL(label: string, id: string, options?: SQLEdgeTableOptions): SQLResult;
  /** @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`. */
  generateDeleteVertexSQL(label: string, id: string, options?: SQLVertexTableOptions): SQLResult;
  /** @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`. */
  generateEdgeFilterFunctionSQL(label: string, options?: SQLEdgeTableOptions): SQLResult;
  /**
   * @param data - Default: `{}`.
   * @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   */
  generateInsertEdgeSQL(
    label: string,
    sourceId: string,
    targetId: string,
    data?: Record<string, any>,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /** @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`. */
  generateInsertVertexSQL(
    label: string,
    data: Record<string, any>,
    options?: SQLVertexTableOptions,
  ): SQLResult;
  /**
   * @param queryOptions - Default: `{}`.
   * @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`.
   */
  generateSelectEdgeSQL(
    label: string,
    queryOptions?: SQLQueryOptions,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /**
   * @param queryOptions - Default: `{}`.
   * @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`.
   */
  generateSelectVertexSQL(
    label: string,
    queryOptions?: SQLQueryOptions,
    options?: SQLVertexTableOptions,
  ): SQLResult;
  generateTransactionSQL(type: SQLTransactionType, name?: string): SQLResult;
  /** @param options - Default: `DEFAULT_EDGE_TABLE_OPTIONS`. */
  generateUpdateEdgeSQL(
    label: string,
    id: string,
    data: Record<string, any>,
    options?: SQLEdgeTableOptions,
  ): SQLResult;
  /** @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`. */
  generateUpdateVertexSQL(
    label: string,
    id: string,
    data: Record<string, any>,
    options?: SQLVertexTableOptions,
  ): SQLResult;
  /** @param options - Default: `DEFAULT_VERTEX_TABLE_OPTIONS`. */
  generateVertexFilterFunctionSQL(label: string, options?: SQLVertexTableOptions): SQLResult;
}
