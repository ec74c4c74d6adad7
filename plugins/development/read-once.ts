import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageData } from '../code-blocks/page-data';
import { fileIn } from '../repository-files/file-in';
import { filesBelow } from '../repository-files/files-below';
import { keyOf } from '../repository-files/hash-files';

/** Data that pages are made from and that are not loaded as modules. */
const dataPlaces = ['api', ...pageData];

const isData = (file: string): boolean => /\.(?:d\.ts|json|svg)$/.test(file);
const isOurCode = (file: string): boolean =>
  /\.(?:tsx?|cjs)$/.test(file) && !/^(?:\.\.|node_modules)[/\\]/.test(file);

/**
 * The files that Node has read for the pages. Node keeps what it loaded, so a term, a limit or a plugin that is edited while
 * the development server runs would leave the pages as they were, without a word.
 */
export class ReadOnce {
  private readonly keys = new Map<string, string>();

  constructor(private readonly root: string) {}

  /**
   * Remembers what files hold.
   *
   * @param loaded - Absolute paths of all modules that Node has loaded, packages among them.
   * @returns absolute paths of all files that are read once
   */
  note(loaded: readonly string[]): readonly string[] {
    const code = loaded.map((file) => fileIn(this.root, file)).filter(isOurCode);
    for (const file of [...code, ...(this.keys.size > 0 ? [] : this.data())])
      if (!this.keys.has(file)) this.keys.set(file, this.keyNow(file));
    return [...this.keys.keys()].map((file) => path.join(this.root, file));
  }

  /**
   * @param changed - Absolute paths of saved files.
   * @returns a sentence for each that no longer holds what was read
   */
  describeChanged(changed: Iterable<string>): readonly string[] {
    return [...changed]
      .map((file) => fileIn(this.root, file))
      .filter((file) => this.keys.has(file) && this.keys.get(file) !== this.keyNow(file))
      .map(
        (file) =>
          `${file}: pages are still made from what this held at the start. Stop \`npm run dev\` and start it again.`,
      );
  }

  private data(): readonly string[] {
    const filesAt = (place: string): readonly string[] =>
      isData(place) ? [place] : filesBelow(path.join(this.root, place)).map((file) => `${place}/${file}`);
    return dataPlaces.flatMap(filesAt).filter(isData);
  }

  /** Empty for a file that is gone. */
  private keyNow(file: string): string {
    try {
      return keyOf(readFileSync(path.join(this.root, file), 'utf8'));
    } catch {
      return '';
    }
  }
}
