import { Fragment, isValidElement, type ReactNode } from 'react';
import { escapeHtml } from '../../escape-html/escape-html';

type Props = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
};

/** React's names of attributes are those of HTML, but for this one. */
const attributeName = (name: string): string => (name === 'className' ? 'class' : name);

function attributesOf({ children: _, dangerouslySetInnerHTML: __, ...others }: Props): string {
  return Object.entries(others)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => ` ${attributeName(name)}="${escapeHtml(String(value))}"`)
    .join('');
}

/** Icons, and the place of the one that only the chosen hit shows. */
const isDrawnBySheet = (type: string, { className }: Props): boolean =>
  type === 'svg' || className === 'DocSearch-Hit-action';

/**
 * Writes elements as HTML: those of components without state. Handlers are left out, and icons, which the sheet draws
 * (`hit-icons.css`). A browser reads it in a fraction of the time in which React makes the same elements one by one.
 *
 * @throws Error for what is no such component
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
