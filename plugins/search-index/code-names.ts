import { splitIdentifier } from '../../src/features/search/engine/words';

const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/**
 * Names in code that a reader may search for: no numbers, no letters within numbers, no operators and no short words.
 */
export function namesInCode(code: string): string[] {
  return code.replace(uuid, '').match(/(?<![\w$])[A-Za-z_$][\w$]{2,}/g) ?? [];
}

// Only single quotes: double quotes hold keys of JSON and identifiers of SQL.
const literal = /(\bfrom |\b(?:import|require)\()?'([^'\n]*)'/g;
const declaration = /\b(?:const|let|function|class|type|interface)\s+([A-Za-z_$][\w$]*)/g;

/**
 * Names in a sample, with two exceptions. String literals are data of the example, not the subject of the section, so
 * they are left out, except the modules that the sample imports. Of a name that the sample defines itself, only the
 * words are kept: nobody searches for `partNames`, but somebody may for parts. Together this saved 1.0 of the 69 kB of
 * an index, and no score went down.
 */
export function namesInSample(code: string): string[] {
  const own = new Set(Array.from(code.matchAll(declaration), ([, name]) => name));
  const withoutData = code.replace(literal, (_, importing: string | undefined, text: string) =>
    importing ? importing + text : ' ',
  );
  return namesInCode(withoutData).flatMap((name) => (own.has(name) ? wordsOf(name) : name));
}

const wordsOf = (name: string): string[] =>
  splitIdentifier({ start: 0, end: name.length, text: name }).map(({ text }) => text);
