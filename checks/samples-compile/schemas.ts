import type { Fence } from '../fences';
import type { Finding } from '../finding';
import type { SampleError } from './compile';
import { shownErrors } from './judge';

/**
 * Stands before the JSON, on its first line, so that line numbers hold. As JSON an enum is the text of its members, which
 * the declarations alone refuse (limit `json-schemas-do-not-type-check`).
 */
const before =
  "import type { SchemaDefinition } from 'age-schema-client'; " +
  'type Json<T> = T extends string ? `${T}` : T extends object ? { [K in keyof T]: Json<T[K]> } : T; ' +
  'const schema: Json<SchemaDefinition> = ';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether a fence promises a schema. One that is no JSON is left to `checks/fences`. */
export const isSchema = ({ language, flags, runnable }: Fence): boolean =>
  language === 'json' && flags.schema && isJson(runnable);

/** A schema in JSON as a sample that compiles when the declarations know all of it, each line where it was. */
export const schemaSample = (json: string): string => `${before}${json};`;

/** The compiler writes the whole type out, which no reader finds their way in. */
const shorten = (message: string): string => message.replace(/'\{[^']{60,}'/g, "'{ … }'");

/** Holds what the compiler said about a schema against the promise that it is one. */
export function judgeSchema(
  { file, line }: Fence,
  version: string,
  errors: readonly SampleError[],
): readonly Finding[] {
  return errors.slice(0, shownErrors).map((error) => ({
    file,
    line: line + error.line,
    message: `This is no schema of ${version}: TS${error.code}: ${shorten(error.message)}`,
    remedy: `Correct it by what SchemaDefinition declares (api/${version}), or take "schema" off the fence.`,
  }));
}
