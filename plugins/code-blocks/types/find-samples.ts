import { readFileSync } from 'node:fs';
import path from 'node:path';
import { versionOfPage } from '../../declarations/sample-options';
import { filesBelow } from '../../repository-files/files-below';

/** A sample and the version whose declarations it sees. */
export interface Sample {
  readonly version: string;
  readonly code: string;
}

/**
 * Folders with samples, and their files. The generated reference is left out: its samples are those of the
 * declarations.
 */
const rooms = [
  { folder: 'docs', file: /\.mdx?$/ },
  { folder: 'versioned_docs', file: /\.mdx?$/ },
  { folder: 'blog', file: /\.mdx?$/ },
  { folder: 'src/pages', file: /\.mdx?$/ },
  { folder: 'api', file: /\.d\.ts$/ },
];

/**
 * A `ts` fence that is no signature. In a list, tab, quotation or comment, each line has the same prefix as the opening
 * marks.
 */
const FENCE = /^([ \t]*(?:[>*][ \t]?)*)(`{3,})ts(?![^\s`])(?! signature)[^\n]*\n([\s\S]*?)\n\1\2[ \t]*$/gm;

const withoutIndent = (line: string, indent: string): string => {
  if (line.startsWith(indent)) return line.slice(indent.length);
  return line.trimEnd() === indent.trimEnd() ? '' : line;
};

const samplesIn = (text: string): readonly string[] =>
  [...text.replaceAll('\r\n', '\n').matchAll(FENCE)].map(([, indent = '', , code = '']) =>
    code
      .split('\n')
      .map((line) => withoutIndent(line, indent))
      .join('\n'),
  );

const filesOf = (root: string, folder: string): readonly string[] =>
  filesBelow(path.join(root, folder))
    .filter((name) => !name.includes('api-generated'))
    .map((name) => path.join(folder, name));

/**
 * The samples of all pages, found without parsing them, so that the search for their types can start before the first
 * page is read. A page still asks for its own: one that is missed here is only found later.
 */
export function findSamples(root: string): readonly Sample[] {
  return rooms.flatMap(({ folder, file }) =>
    filesOf(root, folder)
      .filter((name) => file.test(name))
      .flatMap((name) => {
        const version = versionOfPage(root, name);
        return samplesIn(readFileSync(path.join(root, name), 'utf8')).map((code) => ({ version, code }));
      }),
  );
}
