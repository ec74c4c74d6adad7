import type { Program } from 'estree';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

type AttributeValue = string | boolean | undefined | { readonly variable: string };

const moduleOf = (...body: Program['body']): Program => ({ type: 'Program', sourceType: 'module', body });

function toAttribute(name: string, value: AttributeValue): MdxJsxAttribute[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [{ type: 'mdxJsxAttribute', name, value: null }];
  if (typeof value === 'string') return [{ type: 'mdxJsxAttribute', name, value }];
  const expression = { type: 'Identifier', name: value.variable } as const;
  const estree = moduleOf({ type: 'ExpressionStatement', expression });
  return [
    {
      type: 'mdxJsxAttribute',
      name,
      value: { type: 'mdxJsxAttributeValueExpression', value: value.variable, data: { estree } },
    },
  ];
}

/** A component of the MDX map. Undefined attributes and unset flags are left out. */
export const component = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([key, value]) => toAttribute(key, value)),
  children: [],
});

/** `import variable from 'source'` at the head of a page. */
export const importDefault = (variable: string, source: string): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: `import ${variable} from ${JSON.stringify(source)}`,
  data: {
    estree: moduleOf({
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: variable } }],
      source: { type: 'Literal', value: source },
      attributes: [],
    }),
  },
});
