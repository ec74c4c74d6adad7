import type { BuiltPage } from '../built-site';
import type { Problem } from '../links/resolve';

/** The frame around the text of a page, which must be the same on all pages. */
interface Frame {
  /** What follows the page's own title. */
  readonly titleEnd: string;
  readonly language: string;
  readonly direction: string;
}

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}="?([^\\s">]*)`).exec(tag)?.[1] ?? '';

/**
 * Looks at the title, the language, which is the only one, and the banner of a page (specification 2.7, 1 and 2.3). The banner
 * of unreleased docs stands on all pages of Next and on no other.
 */
export function checkFrame(
  { html, route }: Pick<BuiltPage, 'html' | 'route'>,
  frame: Frame,
): readonly Problem[] {
  const problems: Problem[] = [];
  // Pictures have titles of their own.
  const head = html.slice(0, html.indexOf('</head>'));
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const own = title.slice(0, -frame.titleEnd.length);
  if (own.trim() === '' || title !== own + frame.titleEnd) {
    problems.push({
      message: `The title is "${title}" and not a text with "${frame.titleEnd}" after it.`,
      remedy: 'Give the page a title, and let the theme put the site\u2019s after it.',
    });
  }
  const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
  const [language, direction] = [attributeOf(root, 'lang'), attributeOf(root, 'dir')];
  if (language !== frame.language || direction !== frame.direction) {
    problems.push({
      message: `The page says that it is in "${language}", "${direction}".`,
      remedy: `It must say "${frame.language}", "${frame.direction}": look for what writes its html element.`,
    });
  }
  const others = [...head.matchAll(/<link[^>]*\shreflang="?([^\s">]*)/g)].map(([, name = '']) => name);
  if (others.join() !== `${frame.language},x-default`) {
    problems.push({
      message: `The page says that it is there in other languages: ${others.join(', ')}.`,
      remedy: `Only "${frame.language}" and "x-default" are: look at i18n in docusaurus.config.ts.`,
    });
  }
  const banners = html.match(/class="[^"]*\btheme-doc-version-banner\b/g)?.length ?? 0;
  const wanted = route.startsWith('docs/next/') ? 1 : 0;
  if (banners !== wanted) {
    problems.push({
      message: `The banner of unreleased docs stands here ${String(banners)} times instead of ${String(wanted)}.`,
      remedy:
        'Look at the banners in config/docs.ts, and at the theme component that draws this kind of page.',
    });
  }
  return problems;
}
