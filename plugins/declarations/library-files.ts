import ts from 'typescript';

/** Types of the language, of Node.js and of `pg`: the same text for every version, and most of what a program parses. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** A compiler host that parses the files of installed packages only once for all programs of a process. */
export function createSharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, how, ...rest) => {
    if (!file.includes('/node_modules/')) return read(file, how, ...rest);
    const asked = typeof how === 'object' ? how : { languageVersion: how };
    const key = `${String(asked.languageVersion)} ${String(asked.impliedNodeFormat)} ${file}`;
    // Parsed without comments: nobody reads them here, and they are a third of the text.
    const withoutComments = { ...asked, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
    if (!libraries.has(key)) libraries.set(key, read(file, withoutComments, ...rest));
    return libraries.get(key);
  };
  return host;
}
