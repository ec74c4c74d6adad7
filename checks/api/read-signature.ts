import ts from 'typescript';
import type { ApiParameter, ApiSignature, ApiTypeParameter } from './model';
import { canonicalExpression, canonicalType, parseType, type Aliases } from './type-text';

/** Reads a default value out of a parameter's documentation; the facts carry it in the signature itself. */
export type DefaultOf = (parameter: ts.ParameterDeclaration) => string | undefined;

/** The line on which a node begins without its comments, 1-based. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Type parameters with their types in the one form in which facts and declarations are compared. */
export function readTypeParameters(
  parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined,
  aliases: Aliases,
): readonly ApiTypeParameter[] {
  return (parameters ?? []).map((parameter) => ({
    name: parameter.name.text,
    ...(parameter.constraint ? { constraint: canonicalType(parameter.constraint, aliases) } : {}),
    ...(parameter.default ? { default: canonicalType(parameter.default, aliases) } : {}),
  }));
}

/**
 * Reads a signature; a parameter without a type is `any`, as for the compiler.
 *
 * @param aliases - names that stand for another type in the declarations
 * @param defaultOf - a parameter's default, which declarations tell in comments and facts in the signature
 */
export function readSignature(
  node: ts.SignatureDeclarationBase,
  aliases: Aliases,
  defaultOf: DefaultOf,
): ApiSignature {
  const parameters = node.parameters.map((parameter): ApiParameter => {
    const value = defaultOf(parameter);
    return {
      name: parameter.name.getText(),
      rest: parameter.dotDotDotToken !== undefined,
      optional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
      type: parameter.type ? canonicalType(parameter.type, aliases) : 'any',
      ...(value === undefined ? {} : { default: canonicalExpression(value) }),
    };
  });
  return {
    typeParameters: readTypeParameters(node.typeParameters, aliases),
    parameters,
    ...(node.type ? { returns: canonicalType(node.type, aliases) } : {}),
    line: lineOf(node),
  };
}

/** A default that the facts could not print (`= ...`): any recorded default will do. */
export const UNPRINTED_DEFAULT = 'unprinted';

/**
 * Parses a signature as the facts print it, e.g. `<T = any>(sql: string, limit: number = 10): T[]`.
 *
 * @throws Error with the text, when it is no signature
 */
export function parseSignature(text: string): ApiSignature {
  const legible = text.replace(/= \.\.\./g, `= ${UNPRINTED_DEFAULT}`);
  const source = ts.createSourceFile('s.ts', `function f${legible};`, ts.ScriptTarget.ES2022, true);
  const declaration = source.statements[0];
  if (!declaration || !ts.isFunctionDeclaration(declaration) || source.statements.length !== 1) {
    throw new Error(`Not a signature: ${text}`);
  }
  return readSignature(declaration, new Map(), (parameter) => parameter.initializer?.getText());
}

/** Parses `<T extends A, K extends keyof T = keyof T>`. @throws Error with the text, when it is none */
export function parseTypeParameters(text: string | undefined): readonly ApiTypeParameter[] {
  if (!text) return [];
  const source = ts.createSourceFile('t.ts', `type X${text} = 0;`, ts.ScriptTarget.ES2022, true);
  const declaration = source.statements[0];
  if (!declaration || !ts.isTypeAliasDeclaration(declaration))
    throw new Error(`Not type parameters: ${text}`);
  return readTypeParameters(declaration.typeParameters, new Map());
}

/** Canonical form of an index signature such as `[key: string]: unknown`. */
export function canonicalIndex(text: string): string {
  return text.replace(/;$/, '').replace(/\s+/g, ' ').trim();
}

/** A type as the facts print it, in the form in which types are compared. @throws Error with the text, when it is none */
export function canonicalTypeText(text: string): string {
  return canonicalType(parseType(text));
}
