/** What the reader did before the application answered, in the order in which it is replayed. */
export class Acts {
  readonly #acts = new Map<object, () => void>();

  /** Keeps an act at the end of the order. It replaces an earlier act with the same key. */
  keep(key: object, act: () => void): void {
    this.#acts.delete(key);
    this.#acts.set(key, act);
  }

  /** Replays all acts, oldest first, and forgets them. */
  replay(): void {
    const acts = [...this.#acts.values()];
    this.#acts.clear();
    for (const act of acts) act();
  }
}
