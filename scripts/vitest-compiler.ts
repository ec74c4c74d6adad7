import '../plugins/typescript-loader/index.cjs';

/** Keeps the compiler in the process of the unit tests, whose threads come and go: see `plugins/background/thread.ts`. */
export default function keepCompiler(): void {
  // To load it is all.
}
