import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { fileIn } from '../repository-files/file-in';
import { mdxRemedyFor } from './mdx-remedy';

/** A module that the bundler could not build. */
export interface ModuleFault {
  readonly message: string;
  /** The module's file, as an absolute path with the query behind it. */
  readonly resource: string;
}

/** What Docusaurus throws for a page that does not compile: its file, the sentence, then details and the stack. */
const compilation = /^MDX compilation failed for file "?([^"\n]+)"?\nCause: ([\s\S]*?)\nDetails:\n([\s\S]*)$/;

/** The message for a missing module. Node's own message about a module that a loader lacks is no fault of the page. */
const missing = /Module not found: Can't resolve '([^']+)'|Cannot find module '([^']+)' for matched alias/;

/** A place in a sentence of MDX: `(3:1-3:4)`. */
const places = / \((\d+:\d+)(?:-\d+:\d+)?\)/;

/** MDX adds the place to some sentences, and Docusaurus each property of its error to the details. */
const placeIn = (cause: string, details: string): string =>
  places.exec(cause)?.[1] ?? /^ {2}"name": "(\d+:\d+)/m.exec(details)?.[1] ?? '1:1';

const isOfMdx = (details: string): boolean =>
  /^ {2}"source": "(?:micromark|mdast-util|remark)-/m.test(details);

/** A name without a path in front means a package. */
const sayMissing = (name: string): string =>
  /^(?:\.|\/|@site\/|@theme\/|@generated\/|[A-Za-z]:)/.test(name)
    ? `There is no file "${name}". Correct the path, or put the file there.`
    : `There is no package "${name}". Write ./ before a file of this folder, or install the package.`;

function lineOf(file: string, text: string): number {
  if (!existsSync(file)) return 1;
  const at = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return Math.max(at, 0) + 1;
}

/** The missing name, without what Docusaurus adds to it: loaders in front and a query behind. */
const nameIn = (request: string): string => (request.split('!').at(-1) ?? request).replace(/\?.*$/, '');

/**
 * What an author needs to know of a page that does not compile: file, line, what is wrong and what to do.
 *
 * @param root - The repository's root.
 * @returns undefined when it is no fault of a page, or its sentence does not say where it stands
 */
export function sayFault(root: string, fault: ModuleFault): string | undefined {
  // In a terminal Docusaurus colours the file.
  const message = stripVTControlCharacters(fault.message);
  const [, page, cause, details] = compilation.exec(message) ?? [];
  if (page !== undefined && cause !== undefined && details !== undefined) {
    if (isOfMdx(details)) {
      const sentence = cause.replace(places, '');
      return `${fileIn(root, page)}:${placeIn(cause, details)}: MDX cannot read this page: ${sentence}. ${mdxRemedyFor(cause)}`;
    }
    // The sentence of a `Stop` is complete. For any other error, the details are its properties, or a stack that begins
    // with its class.
    const isStop = !/^(?:\{\n|\w*Error\b)/.test(details);
    return isStop && cause.startsWith(`${fileIn(root, page)}:`) ? cause : undefined;
  }
  const [, unresolved, aliased] = missing.exec(message) ?? [];
  const request = unresolved ?? aliased;
  const file = fault.resource.replace(/\?.*$/, '');
  if (request === undefined || !/\.mdx?$/.test(file)) return undefined;
  const name = nameIn(request);
  return `${fileIn(root, file)}:${lineOf(file, name)}: ${sayMissing(name)}`;
}
