/** What other pages show of a page (`resolve-related.ts`). */
interface Shown {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly slug?: unknown;
}

/** Detects, in the development server, that a page has changed what other pages show of it. */
export class ShownPages {
  private readonly shown = new Map<string, string>();

  /**
   * @param file - The page, from the repository's root.
   * @returns a sentence when title, description or address differ from when the page was last read
   */
  describeChange(file: string, { title, description, slug }: Shown): string | undefined {
    const now = JSON.stringify([title, description, slug]);
    const before = this.shown.get(file) ?? now;
    this.shown.set(file, now);
    if (before === now) return undefined;
    return `${file}: pages that name this one show its new title, description or address once they are saved, or \`npm run dev\` is started again.`;
  }
}
