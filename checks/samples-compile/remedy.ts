import type { SampleError } from './compile';
import type { Surface } from './surface';

/** A version other than the sample's, with its names. */
export interface OtherVersion {
  readonly version: string;
  readonly surface: Surface;
}

const usual = 'Correct the sample, or hide the set-up it needs above a `// ---cut---` line.';

/** The quoted names of a message, such as `"age-schema-client"` and `'QueryBuilder<any>'`, without type arguments. */
const namesIn = (message: string): readonly string[] =>
  [...message.matchAll(/["']([\w$.-]+)(?:<[^'"]*>)?["']/g)].map((match) => match[1] ?? '');

/** What to do about an error, which is most often a name of the other version (design: samples keep a contract). */
export function remedyFor(error: SampleError, version: string, others: readonly OtherVersion[]): string {
  const names = namesIn(error.message);
  for (const other of others) {
    const exported = names.find((name) => other.surface.exports.has(name));
    if ([2305, 2614, 2724, 2459].includes(error.code) && exported) {
      return `${exported} is exported by ${other.version} and not by ${version}, which this page is about. Use what ${version} offers.`;
    }
    if ([1361, 1362].includes(error.code) && exported && other.surface.exports.get(exported) === 'value') {
      return `${exported} is a value in ${other.version} and only a type in ${version}: import it with \`import type\` and do not use it at run time.`;
    }
    const [member, owner] = names;
    if (
      [2339, 2551].includes(error.code) &&
      member &&
      owner &&
      other.surface.members.has(`${owner}.${member}`)
    ) {
      return `${owner}.${member} exists in ${other.version} and not in ${version}, which this page is about. Use what ${version} offers.`;
    }
  }
  return usual;
}
