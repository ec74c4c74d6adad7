import type { Config } from '@docusaurus/types';

/** The id of the empty element behind the navbar. */
export const navbarEnd = 'navbar-end';

/**
 * Lets the first paint wait until the parser has read the navbar. A slow device paints between two pieces of the page;
 * with half of the navbar there, what stands on its right moves when the rest comes. Browsers that do not know the
 * relation paint as before.
 */
export const paintsNavbarWhole: NonNullable<Config['headTags']>[number] = {
  tagName: 'link',
  attributes: { rel: 'expect', href: `#${navbarEnd}`, blocking: 'render' },
};
