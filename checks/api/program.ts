import path from 'node:path';
import ts from 'typescript';
import { createSharingHost } from '../../plugins/declarations/library-files';
import { isCompiledFrom } from '../../plugins/repository-files/compiler-path';
import { fileIn } from '../../plugins/repository-files/file-in';
import type { Finding } from '../finding';

/** The compiled declarations of one version. */
export interface ApiProgram {
  readonly version: string;
  /** Root of the repository; findings name files relative to it. */
  readonly root: string;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The version's own modules, without `pg` and the standard library. */
  readonly sources: readonly ts.SourceFile[];
  readonly entry: ts.SourceFile;
}

function toFinding(root: string, fallback: string, diagnostic: ts.Diagnostic): Finding {
  const { file, start } = diagnostic;
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  return {
    file: file ? fileIn(root, file.fileName) : fallback,
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
    message: `the declarations do not compile: ${text} (TS${diagnostic.code})`,
    remedy: 'Correct the declaration; every sample and the reference are built from it.',
  };
}

const noEntry = (folder: string): Finding => ({
  file: `${folder}/index.d.ts`,
  line: 1,
  message: 'there is no such file, so nothing of this version is compared with the release',
  remedy: 'Add it, and let it export what the release exports.',
});

/** Compiles `api/<version>` as its own tsconfig says. Either a program or the reasons why there is none. */
export function loadApiProgram(
  root: string,
  version: string,
): { readonly api: ApiProgram } | { readonly findings: readonly Finding[] } {
  const folder = path.join(root, 'api', version);
  const configFile = path.join(folder, 'tsconfig.json');
  const configName = fileIn(root, configFile);
  const read = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file));
  if (read.error) return { findings: [toFinding(root, configName, read.error)] };
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, folder, undefined, configFile);
  if (parsed.errors.length > 0) {
    return { findings: parsed.errors.map((each) => toFinding(root, configName, each)) };
  }
  // Every module of the folder, so that one which the entry point never reaches is checked too.
  const modules = ts.sys.readDirectory(folder, ['.d.ts']);
  const program = ts.createProgram(
    [...parsed.fileNames, ...modules],
    parsed.options,
    createSharingHost(parsed.options),
  );
  const sources = program.getSourceFiles().filter((file) => isCompiledFrom(folder, file.fileName));
  const entry = program.getSourceFile(path.join(folder, 'index.d.ts'));
  const problems = sources.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  if (problems.length > 0 || !entry) {
    const findings = problems.map((each) => toFinding(root, configName, each));
    return { findings: entry ? findings : [noEntry(fileIn(root, folder)), ...findings] };
  }
  return { api: { version, root, program, checker: program.getTypeChecker(), sources, entry } };
}
