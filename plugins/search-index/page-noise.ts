import { isTag, type Element } from 'domhandler';

/** Navigation, decoration and what only screen readers or pointers need. */
const noiseElements: ReadonlySet<string> = new Set(
  'nav form script style svg button noscript template'.split(' '),
);

const noiseClasses: ReadonlySet<string> = new Set(
  (
    'hash-link theme-edit-this-page theme-doc-version-badge theme-doc-version-banner theme-doc-breadcrumbs ' +
    'theme-doc-footer theme-doc-toc-mobile table-of-contents'
  ).split(' '),
);

const isNoise = ({ name, attribs }: Element): boolean =>
  noiseElements.has(name) ||
  attribs.role === 'tablist' ||
  attribs['aria-hidden'] === 'true' ||
  attribs['data-search'] === 'off' ||
  (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
  (attribs.class ?? '').split(' ').some((each) => noiseClasses.has(each));

/** A walk of the tree, because a selector of this list took longer than all the rest of reading a page. */
export const noiseIn = (element: Element): readonly Element[] =>
  element.children.filter(isTag).flatMap((child) => (isNoise(child) ? [child] : noiseIn(child)));
