import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

type Names = ReadonlyMap<string, string>;

/** Positional names for parameters, because their names do not affect what a caller passes. */
function namesOf(signature: ts.SignatureDeclaration, outer: Names): Names {
  const own = signature.parameters.flatMap(({ name }, index) =>
    ts.isIdentifier(name) && name.text !== 'this' ? [[name.text, `p${outer.size + index}`] as const] : [],
  );
  return new Map([...outer, ...own]);
}

/**
 * Modifiers that callers do not see: those that matter only within a file, and `abstract`, which the head of its class
 * shows.
 */
const silentModifiers: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.DefaultKeyword,
  ts.SyntaxKind.AbstractKeyword,
];

function rename(name: ts.BindingName | ts.Identifier | ts.ThisTypeNode, names: Names): string | undefined {
  return ts.isIdentifier(name) ? names.get(name.text) : undefined;
}

/**
 * Replaces the names of parameters, also in a type predicate that repeats one, and removes what only a declaration file
 * needs.
 */
const neutralise: ts.TransformerFactory<ts.Node> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node, names: Names): ts.Node | undefined => {
    if (ts.isModifier(node) && silentModifiers.includes(node.kind)) return undefined;
    const inner = ts.isFunctionLike(node) ? namesOf(node, names) : names;
    const visited = ts.visitEachChild(node, (child) => visit(child, inner), context);
    if (ts.isParameter(visited)) {
      const name = rename((node as ts.ParameterDeclaration).name, inner);
      const { modifiers, dotDotDotToken, questionToken, type } = visited;
      return name
        ? factory.updateParameterDeclaration(
            visited,
            modifiers,
            dotDotDotToken,
            name,
            questionToken,
            type,
            undefined,
          )
        : visited;
    }
    if (ts.isTypePredicateNode(visited)) {
      const name = rename((node as ts.TypePredicateNode).parameterName, inner);
      return name
        ? factory.updateTypePredicateNode(
            visited,
            visited.assertsModifier,
            factory.createIdentifier(name),
            visited.type,
          )
        : visited;
    }
    return visited;
  };
  return (node) => visit(node, new Map()) ?? node;
};

/**
 * A declaration reduced to what callers depend on. Two declarations with the same key are the same to them: comments,
 * line breaks and names of parameters do not count.
 */
export function compareKey(node: ts.Node): string {
  const result = ts.transform(node, [neutralise]);
  const neutral = result.transformed[0] ?? node;
  const key = printer.printNode(ts.EmitHint.Unspecified, neutral, node.getSourceFile());
  result.dispose();
  return key;
}
