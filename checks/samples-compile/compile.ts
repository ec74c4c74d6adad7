import path from 'node:path';
import ts from 'typescript';
import { createSharingHost } from '../../plugins/declarations/library-files';
import { sampleOptions } from '../../plugins/declarations/sample-options';
import { reachesOthers } from '../../plugins/code-blocks/types/sample-program';
import { compilerPath } from '../../plugins/repository-files/compiler-path';

/** One thing the compiler said about a sample. */
export interface SampleError {
  /** 1-based line of the sample's code, hidden lines included. */
  readonly line: number;
  /** TypeScript's number, e.g. 2345. */
  readonly code: number;
  readonly message: string;
}

function toSampleError(diagnostic: ts.Diagnostic): SampleError {
  const position = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
  return {
    line: (position?.line ?? 0) + 1,
    code: diagnostic.code,
    message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
  };
}

/** Compiles samples in one program: what one of them declares globally, all of them see. */
function compileTogether(
  root: string,
  version: string,
  samples: readonly string[],
): readonly (readonly SampleError[])[] {
  const options = sampleOptions(root, version);
  const texts = new Map(
    samples.map((code, index) => [compilerPath(path.join(root, `sample-${index}.ts`)), code]),
  );
  const disk = createSharingHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (file) => texts.has(file) || disk.fileExists(file),
    readFile: (file) => texts.get(file) ?? disk.readFile(file),
    getSourceFile: (file, how) => {
      const text = texts.get(file);
      return text === undefined ? disk.getSourceFile(file, how) : ts.createSourceFile(file, text, how);
    },
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].map((file) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`The compiler lost ${file}.`);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      toSampleError,
    );
  });
}

/**
 * Compiles samples against one version's declarations, each as a module of its own. The declarations and the standard
 * library are read once for all samples that keep to themselves; one that declares something globally gets a program
 * to itself, so that no other compiles, or fails, because of it.
 *
 * @returns the errors of each sample, in the order of the samples
 * @throws Error when the version has no declarations
 */
export function compileSamples(
  root: string,
  version: string,
  samples: readonly string[],
): readonly (readonly SampleError[])[] {
  const shared = samples.filter((code) => !reachesOthers.test(code));
  const found = compileTogether(root, version, shared);
  const errors = new Map(shared.map((code, index) => [code, found[index] ?? []]));
  return samples.map((code) => errors.get(code) ?? compileTogether(root, version, [code])[0] ?? []);
}
