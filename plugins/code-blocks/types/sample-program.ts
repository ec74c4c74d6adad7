import type { CreateTwoslashOptions } from 'twoslash/core';
import ts from 'typescript';
import { compilerPath } from '../../repository-files/compiler-path';
import { KnownHovers } from './known-hovers';

type Environments = Exclude<CreateTwoslashOptions['cache'], boolean | undefined>;

/** What Twoslash asks of the compiler. */
export type TwoslashEnvironment = Environments extends Map<string, infer Environment> ? Environment : never;

/** Types of the language, of Node.js and of `pg` are parsed once for all versions. */
const documents = ts.createDocumentRegistry();

/** Matches samples whose declarations, or the types they refer to, apply to all files of a program. */
export const reachesOthers = /\bdeclare\s+(?:global|module)\b|^\s*\/\/\/\s*<reference\b/m;

/**
 * One program for many samples. By default, Twoslash writes one sample after the other into the same file. Each then
 * needs a new program, and all that the compiler has worked out about libraries and declarations is lost every time.
 * Here each sample that is known beforehand is a file of its own, and the file that Twoslash writes is an alias of one
 * of them.
 */
export class SampleProgram implements TwoslashEnvironment {
  readonly sys = ts.sys;
  readonly languageService: ts.LanguageService;
  readonly #files = new Map<string, string>();
  /** The file of each sample that is known. */
  readonly #known = new Map<string, string>();
  /** What files that Twoslash writes stand for. */
  readonly #aliases = new Map<string, string>();
  #changes = 0;

  /**
   * @param name - Keeps the files of two programs apart.
   * @param samples - What Twoslash will be given. Others are found as well, each for the price of a new program.
   */
  constructor(root: string, name: string, options: ts.CompilerOptions, samples: readonly string[]) {
    const folder = compilerPath(root);
    for (const sample of samples) {
      if (this.#known.has(sample) || reachesOthers.test(sample)) continue;
      const file = `${folder}/sample-${name}-${this.#known.size}.ts`;
      this.#known.set(sample, file);
      this.#files.set(file, sample);
    }
    const hovers = new KnownHovers();
    const service = ts.createLanguageService(this.#host(folder, options), documents);
    this.languageService = {
      ...service,
      getQuickInfoAtPosition: (file, position) => {
        const real = this.#real(file);
        const ask = (): ts.QuickInfo | undefined => service.getQuickInfoAtPosition(real, position);
        const program = service.getProgram();
        return program ? hovers.get(program, real, position, ask) : ask();
      },
    };
  }

  /** Empty text takes the file away. */
  readonly createFile = (file: string, text: string): void => {
    const known = this.#known.get(text);
    if (known !== undefined) {
      this.#aliases.set(file, known);
      return;
    }
    this.#aliases.delete(file);
    if (text !== '') this.#files.set(file, text);
    else if (!this.#files.delete(file)) return;
    this.#changes += 1;
  };

  readonly updateFile = this.createFile;

  readonly deleteFile = (file: string): void => this.createFile(file, '');

  readonly getSourceFile = (file: string): ts.SourceFile | undefined =>
    this.languageService.getProgram()?.getSourceFile(this.#real(file));

  readonly #real = (file: string): string => this.#aliases.get(file) ?? file;

  #host(folder: string, options: ts.CompilerOptions): ts.LanguageServiceHost {
    const read = new Map<string, string | undefined>();
    const textOf = (file: string): string | undefined => {
      if (!this.#files.has(file) && !read.has(file)) read.set(file, ts.sys.readFile(file));
      return this.#files.get(file) ?? read.get(file);
    };
    return {
      getCompilationSettings: () => options,
      getProjectVersion: () => String(this.#changes),
      getScriptFileNames: () => [...this.#files.keys()],
      // The registry is shared by several programs. With the text as its version, a file is reused wherever its text is
      // the same.
      getScriptVersion: (file) => textOf(file) ?? '',
      getScriptSnapshot: (file) => {
        const text = textOf(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: (file) => this.#files.has(file) || ts.sys.fileExists(file),
      readFile: textOf,
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
      realpath: (file) => ts.sys.realpath?.(file) ?? file,
    };
  }
}
