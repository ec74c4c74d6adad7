import { didYouMean } from './near-names';

/** The required and optional fields of a list's entries. */
interface Fields {
  readonly needed: readonly string[];
  readonly more: readonly string[];
  /** Whether Docusaurus takes any other field, too. */
  readonly isOpen: boolean;
}

/** The lists, by their file's name; the fields are those that Docusaurus knows. */
const lists: Readonly<Record<string, Fields>> = {
  'tags.yml': { needed: ['label', 'description'], more: ['permalink'], isOpen: false },
  'authors.yml': {
    needed: ['name'],
    more: ['title', 'description', 'url', 'image_url', 'email', 'page', 'socials'],
    isOpen: true,
  },
};

/** What is wrong with an entry's field, and what to do. */
export interface FieldProblem {
  readonly name: string;
  /** The field that stands there and should not. */
  readonly field?: string;
  readonly problem: string;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/**
 * Finds the first entry of a list that lacks a required field or has an unknown one.
 *
 * @param isBuild - reports only what Docusaurus refuses: a check may demand more of writers than the build needs
 */
export function findFieldProblem(
  list: string,
  entries: Readonly<Record<string, unknown>>,
  isBuild: boolean,
): FieldProblem | undefined {
  const fields = lists[list];
  if (!fields || (isBuild && fields.isOpen)) return undefined;
  const known = [...fields.needed, ...fields.more];
  for (const [name, entry] of Object.entries(entries)) {
    const given = typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : {};
    const field = Object.keys(given).find((each) => !known.includes(each));
    if (field !== undefined)
      return {
        name,
        field,
        problem: `"${name}" has an unknown field "${field}". ${didYouMean(field, known)}The fields are ${known.join(', ')}.`,
      };
    const missing = isBuild ? undefined : fields.needed.find((each) => !isText(given[each]));
    if (missing !== undefined)
      return {
        name,
        problem: `"${name}" has no ${missing}. Write "${missing}: some text", indented, below it.`,
      };
  }
  return undefined;
}
