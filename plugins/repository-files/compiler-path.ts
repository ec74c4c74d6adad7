/**
 * A path as TypeScript writes it: with forward slashes, also on Windows (`C:/repository/api`). Use it for every path
 * that is compared with file names of a program, or that the compiler asks for.
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
