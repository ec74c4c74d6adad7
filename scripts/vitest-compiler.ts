import '../plugins/typescript-loader/index.cjs';

/**
 * Keeps the compiler loaded in the process of the unit tests, whose threads come and go: see
 * `plugins/background/thread.ts`.
 */
export default function keepCompiler(): void {
  // Loading it, above, is all there is to do.
}
