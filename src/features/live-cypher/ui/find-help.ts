import { limits, type DocVersion } from '../../../../limits';

/** A place of the site that explains a message. */
export interface Help {
  readonly title: string;
  /** Path below the base path, with the anchor. */
  readonly to: string;
}

const folders: Readonly<Record<DocVersion, string>> = { '0.3.0': '/docs', next: '/docs/next' };

/** Limits keep messages as a reader would paste them: whole, or the fixed part with `…` for the rest. */
function knows(known: string, message: string): boolean {
  const parts = known.split('…').map((part) => part.trim());
  return parts.every((part) => message.includes(part)) && parts.some((part) => part.length > 3);
}

/**
 * The known limits that explain a message of AGE, the most exact first, at most two.
 *
 * @param message - the text as the engine gave it
 */
export function findHelp(message: string, version: DocVersion): readonly Help[] {
  return limits
    .flatMap((limit) => {
      const lengths = (limit.messages ?? [])
        .filter((known) => knows(known, message))
        .map(({ length }) => length);
      const fits = lengths.length > 0 && limit.versions.includes(version);
      return fits ? [{ limit, length: Math.max(...lengths) }] : [];
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .map(({ limit }) => ({
      title: limit.title,
      to: `${folders[version]}/how-to-guides/troubleshooting#${limit.id}`,
    }));
}
