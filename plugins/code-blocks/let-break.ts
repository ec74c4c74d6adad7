import { seam } from '../breakable-names';

/** Names that may not fit a line of a phone; shorter ones stay whole. */
const longName = /\w{24,}/g;

/** After a dot or an opening bracket, but not within `...rest` or `()`. */
const opening = /(?<!\.)\.(?!\.)|\((?!\))|&lt;/g;

/**
 * Lets a type break on narrow screens after a dot or an opening bracket, because it has few spaces. It does not break
 * within a name.
 */
export const letBreak = (html: string): string =>
  html
    .split(/(<[^>]+>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replaceAll(opening, '$&<wbr>').replaceAll(longName, (name) => name.replaceAll(seam, '<wbr>')),
    )
    .join('');
