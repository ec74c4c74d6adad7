import { ageLimits } from './age';
import { connectionLimits } from './connection';
import { crudLimits } from './crud';
import { errorLimits } from './errors';
import { executionLimits } from './execution';
import type { Limit } from './limit';
import { loadingLimits } from './loading';
import { migrationLimits } from './migration';
import { parameterLimits } from './parameters';
import { queryLimits } from './query';
import { schemaLimits } from './schema';
import { sqlLimits } from './sql';
import { transactionLimits } from './transaction';

export * from './limit';

/** All known limits, area by area in the order of `LIMIT_AREAS`. */
export const limits: readonly Limit[] = [
  ...connectionLimits,
  ...executionLimits,
  ...transactionLimits,
  ...errorLimits,
  ...queryLimits,
  ...parameterLimits,
  ...schemaLimits,
  ...migrationLimits,
  ...sqlLimits,
  ...loadingLimits,
  ...crudLimits,
  ...ageLimits,
];

export const limitById: ReadonlyMap<string, Limit> = new Map(limits.map((limit) => [limit.id, limit]));
