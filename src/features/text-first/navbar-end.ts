import type { Config } from '@docusaurus/types';

/** The id of the empty element behind the navbar. */
export const navbarEnd = 'navbar-end';

/**
 * Delays the first paint until the parser has read the navbar. A slow device paints between two chunks of the HTML;
 * with half of the navbar parsed, its right side would move when the rest arrives. Browsers that do not know
 * `rel="expect"` paint as before.
 */
export const paintsNavbarWhole: NonNullable<Config['headTags']>[number] = {
  tagName: 'link',
  attributes: { rel: 'expect', href: `#${navbarEnd}`, blocking: 'render' },
};
