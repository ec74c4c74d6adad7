import path from 'node:path';
import { createTwoslasher } from 'twoslash/core';
import ts from 'typescript';
import { type ApiPlace, pathOf, readApiPlaces } from '../../declarations/api-places';
import { compilerPath } from '../../repository-files/compiler-path';
import { runnableCode, showLines } from '../cuts';
import { firstParagraph } from './doc-text';
import { identifierAt } from './known-hovers';
import { sampleOptions } from '../../declarations/sample-options';
import { entryPointOf } from '../../repository-files/documented-versions';
import { SampleProgram, type TwoslashEnvironment } from './sample-program';

/** What a reader sees on hovering a name. */
export interface Hover {
  /** Place in the shown code, both 0-based. */
  readonly line: number;
  readonly character: number;
  readonly length: number;
  /** The name with its type, as TypeScript shows it. */
  readonly type: string;
  /** First paragraph of its TSDoc, Markdown. */
  readonly doc: string | undefined;
  /** Where the name, or else its type, is described: a path below the version's docs. */
  readonly page: string | undefined;
}

/** Finds the hovers of samples of one version. */
export type HoverFinder = (code: string) => readonly Hover[];

/** The page of the name at a position: its own, or that of its type when the sample itself declares the name. */
function placeAt(
  program: ts.Program,
  source: ts.SourceFile,
  position: number,
  placeOf: (declaration: ts.Declaration) => ApiPlace | undefined,
): ApiPlace | undefined {
  const checker = program.getTypeChecker();
  const node = identifierAt(source, position);
  const named = node && checker.getSymbolAtLocation(node);
  if (!named) return undefined;
  const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const ofSymbol = (candidate: ts.Symbol | undefined): ApiPlace | undefined => {
    const declaration = candidate?.declarations?.[0];
    return declaration && placeOf(declaration);
  };
  const own = ofSymbol(symbol);
  if (own) return own;
  const type = checker.getTypeAtLocation(node);
  return ofSymbol(type.aliasSymbol) ?? ofSymbol(type.symbol);
}

/** Removes what says how the name was imported, not what it is. */
const withoutImport = (text: string): string => text.replace(/^\(alias\) /, '').replace(/\nimport .*$/, '');

/**
 * TypeScript lists the parts of a union in the order in which it first met them. This visits the declarations first, so
 * that the order is always that of their text, whatever other samples of the program contain.
 */
function settleUnions(program: ts.Program, folder: string): void {
  const checker = program.getTypeChecker();
  const visit = (node: ts.Node): void => {
    if (ts.isUnionTypeNode(node)) checker.getTypeFromTypeNode(node);
    else ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) if (source.fileName.startsWith(folder)) visit(source);
}

/** A map that gives the same environment whatever options Twoslash looks up. */
class OneEnvironment extends Map<string, TwoslashEnvironment> {
  constructor(readonly environment: TwoslashEnvironment) {
    super();
  }
  override has = (): boolean => true;
  override get = (): TwoslashEnvironment => this.environment;
}

/**
 * Starts TypeScript for one version's samples. It takes a second or two; the finder then needs some 10 ms a sample.
 *
 * @param samples - Those that will be asked for, as far as they are known: they share one program.
 */
export function createHoverFinder(
  root: string,
  version: string,
  samples: readonly string[] = [],
): HoverFinder {
  const entryPoint = entryPointOf(root, version);
  const options = sampleOptions(root, version);
  const environment = new SampleProgram(root, version, options, samples.map(runnableCode));
  const twoslasher = createTwoslasher({
    compilerOptions: options,
    tsModule: ts,
    vfsRoot: root,
    cache: new OneEnvironment(environment),
  });
  let known:
    { readonly declarations: ts.SourceFile; readonly placeOf: ReturnType<typeof readApiPlaces> } | undefined;
  let settled: ts.Program | undefined;

  return (code) => {
    const runnable = runnableCode(code);
    const shownLine = new Map(showLines(code).map(({ from }, line) => [from, line]));
    const pages = new Map<number, string>();
    const { hovers } = twoslasher(runnable, 'ts', {
      // `checks/samples-compile` judges the sample; here a sample that is meant to fail shows its types too. Twoslash
      // keeps the notations, and its lines are matched to the shown ones, so that cuts are read in one place only.
      handbookOptions: { noErrors: true, noErrorValidation: true, keepNotations: true },
      shouldGetHoverInfo: (_name, start) => {
        const program = environment.languageService.getProgram();
        const source = environment.getSourceFile(`${compilerPath(root)}/index.ts`);
        const declarations = program?.getSourceFile(entryPoint);
        // A sample that imports something else has none, and the next one that does gets them parsed anew.
        if (!program || !source || !declarations) return true;
        if (settled !== program) settleUnions(program, path.dirname(entryPoint));
        settled = program;
        if (known?.declarations !== declarations)
          known = { declarations, placeOf: readApiPlaces(program, entryPoint) };
        const place = placeAt(program, source, start, known.placeOf);
        if (place) pages.set(start, pathOf(place));
        return true;
      },
    });
    return hovers.flatMap(({ line, character, length, text, docs, start }): Hover[] => {
      const shown = shownLine.get(line);
      // A bare `any` helps nobody. A name without length is one that is missing from a broken sample.
      if (shown === undefined || text === 'any' || length === 0) return [];
      return [
        {
          line: shown,
          character,
          length,
          type: withoutImport(text),
          doc: firstParagraph(docs),
          page: pages.get(start),
        },
      ];
    });
  };
}
