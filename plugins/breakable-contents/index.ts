import type { Root } from 'mdast';
import type { Transformer } from 'unified';

/** The parts of a Docusaurus page's `export const toc = […]` that are looked at here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly key?: Node;
  readonly id?: Node;
  readonly init?: Node;
  readonly declaration?: Node;
  readonly declarations?: readonly Node[];
  readonly elements?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly data?: { readonly estree?: { readonly body: readonly Node[] } };
  value?: unknown;
  raw?: string;
}

/** Names that may not fit a line of the contents, outside of tags; shorter ones, such as PostgreSQL, stay whole. */
const longName = /[\w.]{16,}(?![^<]*>)/g;

/** Between the words of a name. */
const seam = /(?<=[_.])(?=\w)|(?<=[a-z])(?=[A-Z])/g;

const entriesOf = ({ data }: Node): readonly Node[] =>
  (data?.estree?.body ?? [])
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .filter(({ id }) => id?.name === 'toc')
    .flatMap(({ init }) => init?.elements ?? []);

const isTitle = ({ key }: Node): boolean => key?.name === 'value' || key?.value === 'value';

/** Remark plugin: names in the contents of a page break between their words. */
export default function breakableContents(): Transformer<Root> {
  return (tree) => {
    for (const { properties = [] } of (tree.children as readonly Node[]).flatMap(entriesOf)) {
      const title = properties.find(isTitle)?.value as Node | undefined;
      if (typeof title?.value !== 'string') continue;
      title.value = title.value.replace(longName, (name) => name.replace(seam, '<wbr/>'));
      delete title.raw;
    }
  };
}
