import ts from 'typescript';

/** Types of the language, of Node.js and of `pg`: the same text for every version, and most of what a program parses. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** A compiler's view of the disk that parses what is installed once for all programs of a process. */
export function createSharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, how, ...rest) => {
    if (!file.includes('/node_modules/')) return read(file, how, ...rest);
    const asked = typeof how === 'object' ? how : { languageVersion: how };
    const key = `${String(asked.languageVersion)} ${String(asked.impliedNodeFormat)} ${file}`;
    // Nobody reads their comments here, which are a third of what there is to parse.
    const withoutComments = { ...asked, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
    if (!libraries.has(key)) libraries.set(key, read(file, withoutComments, ...rest));
    return libraries.get(key);
  };
  return host;
}
