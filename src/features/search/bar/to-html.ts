import { Fragment, isValidElement, type ReactNode } from 'react';
import { escapeHtml } from '../../escape-html/escape-html';

type Props = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

/** The only attribute used here whose name in React differs from HTML is `className`. */
const attributeName = (name: string): string => (name === 'className' ? 'class' : name);

function attributesOf({ children: _, dangerouslySetInnerHTML: __, ...others }: Props): string {
  return Object.entries(others)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => ` ${attributeName(name)}="${escapeHtml(String(value))}"`)
    .join('');
}

/** Icons, and the container of the icon that only the selected hit shows. */
const isDrawnBySheet = (type: string, { className }: Props): boolean =>
  type === 'svg' || className === 'DocSearch-Hit-action';

/**
 * Renders React elements to HTML; their components must have no state. Event handlers are left out, and so are icons,
 * which the style sheet draws (`hit-icons.css`). A browser parses the HTML in a fraction of the time that React takes
 * to create the same elements one by one.
 *
 * @throws Error for a component that is no plain function
 */
export function toHtml(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return escapeHtml(String(node));
  if (Array.isArray(node)) return (node as readonly ReactNode[]).map(toHtml).join('');
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  if (type === Fragment) return toHtml(props.children);
  if (typeof type === 'function') return toHtml((type as (props: Props) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('This kind of component cannot be written as HTML.');
  if (isDrawnBySheet(type, props)) return '';
  const inside = props.dangerouslySetInnerHTML?.__html ?? toHtml(props.children);
  return `<${type}${attributesOf(props)}>${inside}</${type}>`;
}
