import type { Fence } from '../fences';
import type { Finding } from '../finding';
import type { SampleError } from './compile';
import { shownErrors } from './judge';

/**
 * Code that is put before the JSON, on its first line, so that line numbers stay right. In JSON an enum member is its
 * text; without `Json`, the declarations refuse such a text (limit `json-schemas-do-not-type-check`).
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

/** Makes a schema in JSON a sample that compiles if the declarations accept all of it; each line keeps its number. */
export const schemaSample = (json: string): string => `${before}${json};`;

/** The compiler prints the whole type, in which no reader finds anything. */
const shorten = (message: string): string => message.replace(/'\{[^']{60,}'/g, "'{ … }'");

/** Compares the compiler's errors for a schema with the promise that it is one. */
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
