import ts from 'typescript';

/** Names that an `import { X as Y }` gave to other symbols: local name to original name. */
export type Aliases = ReadonlyMap<string, string>;

const NO_ALIASES: Aliases = new Map();

/**
 * One text per type, however it was written: object members and unions sorted, single quotes, no redundant
 * parentheses, no `-?` or `readonly` mark (the facts print neither), `Array<T>` as `T[]`.
 */
export function canonicalType(node: ts.TypeNode, aliases: Aliases = NO_ALIASES): string {
  const print = (child: ts.TypeNode): string => canonicalType(child, aliases);
  const list = (nodes: readonly ts.TypeNode[] | undefined): string =>
    nodes && nodes.length > 0 ? `<${nodes.map(print).join(', ')}>` : '';
  const element = (child: ts.TypeNode): string => {
    const text = print(child);
    const bare = ts.isParenthesizedTypeNode(child) ? child.type : child;
    return ts.isUnionTypeNode(bare) || ts.isFunctionTypeNode(bare) || ts.isInferTypeNode(bare)
      ? `(${text})`
      : text;
  };

  if (ts.isParenthesizedTypeNode(node)) return print(node.type);
  if (ts.isTypeReferenceNode(node)) {
    const name = ts.isIdentifier(node.typeName)
      ? (aliases.get(node.typeName.text) ?? node.typeName.text)
      : node.typeName.getText();
    return name + list(node.typeArguments);
  }
  if (ts.isExpressionWithTypeArguments(node)) {
    const name = node.expression.getText();
    return (aliases.get(name) ?? name) + list(node.typeArguments);
  }
  if (ts.isUnionTypeNode(node)) return node.types.map(element).sort().join(' | ');
  if (ts.isIntersectionTypeNode(node)) return node.types.map(element).join(' & ');
  if (ts.isArrayTypeNode(node)) return `${element(node.elementType)}[]`;
  if (ts.isIndexedAccessTypeNode(node)) return `${element(node.objectType)}[${print(node.indexType)}]`;
  if (ts.isTypeOperatorNode(node)) return `${ts.tokenToString(node.operator)} ${element(node.type)}`;
  if (ts.isLiteralTypeNode(node)) return canonicalExpression(node.literal.getText());
  if (ts.isInferTypeNode(node)) return `infer ${node.typeParameter.name.text}`;
  if (ts.isConditionalTypeNode(node)) {
    const parts = [node.checkType, node.extendsType, node.trueType, node.falseType].map(print);
    return `${parts[0]} extends ${parts[1]} ? ${parts[2]} : ${parts[3]}`;
  }
  if (ts.isMappedTypeNode(node)) {
    const constraint = node.typeParameter.constraint ? print(node.typeParameter.constraint) : '';
    const mark = node.questionToken?.kind === ts.SyntaxKind.QuestionToken ? '?' : '';
    return `{ [${node.typeParameter.name.text} in ${constraint}]${mark}: ${node.type ? print(node.type) : 'any'} }`;
  }
  if (ts.isTypeLiteralNode(node)) {
    const members = node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.type) return member.getText();
      return `${member.name.getText()}${member.questionToken ? '?' : ''}: ${print(member.type)}`;
    });
    return `{ ${members.sort().join('; ')} }`;
  }
  if (ts.isFunctionTypeNode(node)) {
    const parameters = node.parameters.map((p) => {
      const rest = p.dotDotDotToken ? '...' : '';
      return `${rest}${p.name.getText()}${p.questionToken ? '?' : ''}: ${p.type ? print(p.type) : 'any'}`;
    });
    return `(${parameters.join(', ')}) => ${print(node.type)}`;
  }
  if (ts.isTypePredicateNode(node)) {
    return `${node.parameterName.getText()} is ${node.type ? print(node.type) : 'unknown'}`;
  }
  return node.getText().replace(/\s+/g, ' ');
}

/** Literal or default value as one text: single quotes, single spaces. */
export function canonicalExpression(text: string): string {
  return text.trim().replace(/"/g, "'").replace(/\s+/g, ' ');
}

/** Parses type text into a node whose `getText` works. @throws Error with the text, when it is no type */
export function parseType(text: string): ts.TypeNode {
  const source = ts.createSourceFile('type.ts', `type X = ${text};`, ts.ScriptTarget.ES2022, true);
  const statement = source.statements[0];
  if (!statement || !ts.isTypeAliasDeclaration(statement) || source.statements.length !== 1) {
    throw new Error(`Not a type: ${text}`);
  }
  return statement.type;
}

/**
 * Whether `actual` has the shape of `cut`, where `unknown` in `cut` stands for anything: the facts print deeply
 * nested types only down to a certain depth and write `unknown` below it.
 */
export function matchesCutType(cut: string, actual: string): boolean {
  const matches = (left: ts.Node, right: ts.Node): boolean => {
    if (left.kind === ts.SyntaxKind.UnknownKeyword) return true;
    if (ts.isParenthesizedTypeNode(left)) return matches(left.type, right);
    if (ts.isParenthesizedTypeNode(right)) return matches(left, right.type);
    if (left.kind !== right.kind) return false;
    const leftChildren = childrenOf(left);
    const rightChildren = childrenOf(right);
    if (leftChildren.length === 0) return left.getText() === right.getText();
    return (
      leftChildren.length === rightChildren.length &&
      leftChildren.every((child, i) => matches(child, rightChildren[i] ?? child))
    );
  };
  return matches(parseType(cut), parseType(actual));
}

function childrenOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  node.forEachChild((child) => {
    children.push(child);
  });
  return children;
}
