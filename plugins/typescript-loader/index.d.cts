/**
 * Has Node load TypeScript in this thread from now on, and show a stack's lines as they are in the source. Loads what is
 * imported as a CommonJS module; packages are Node's own to load.
 *
 * @throws Error with the remedy, when the compiler in `node_modules` is another system's
 */
export declare function register(): void;

/**
 * Loads a module, and what it imports of TypeScript, as it is on the disk now, however often it was loaded before: Docusaurus
 * reads the configuration anew when `docusaurus.config.ts` is saved.
 *
 * @param module - Absolute path of the module
 * @returns what it exports
 * @throws Error of the compiler, which names file and line, or what the module throws
 */
export declare function loadFresh(module: string): unknown;
