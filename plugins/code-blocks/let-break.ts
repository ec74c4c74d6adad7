import { seam } from '../breakable-names';

/** Names that may not fit a line of a phone; shorter ones stay whole. */
const longName = /\w{24,}/g;

/** After a point or an opening bracket, but not within `...rest` or `()`. */
const opening = /(?<!\.)\.(?!\.)|\((?!\))|&lt;/g;

/** A type has few spaces; on a narrow screen it breaks after a point or an opening bracket, not inside a name. */
export const letBreak = (html: string): string =>
  html
    .split(/(<[^>]+>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replaceAll(opening, '$&<wbr>').replaceAll(longName, (name) => name.replaceAll(seam, '<wbr>')),
    )
    .join('');
