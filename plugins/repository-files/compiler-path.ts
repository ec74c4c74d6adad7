/**
 * A path as TypeScript writes it: with forward slashes, on Windows, too (`C:/repository/api`). Whatever is compared with the
 * names of a program's files, or answers when the compiler asks for a file by its name, is written so.
 */
export const compilerPath = (file: string): string => file.replaceAll('\\', '/');

/**
 * Whether a folder holds a file, at whatever depth.
 *
 * @param folder - An absolute path, as the system or as the compiler writes it.
 * @param file - As the compiler writes it.
 */
export const isCompiledFrom = (folder: string, file: string): boolean =>
  file.startsWith(`${compilerPath(folder)}/`);
