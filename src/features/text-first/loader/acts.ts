/** What the reader did before the application answered, to be done again in this order. */
export class Acts {
  readonly #acts = new Map<object, () => void>();

  /** Keeps an act; what was already kept under the same key moves to the end, and happens once. */
  keep(key: object, act: () => void): void {
    this.#acts.delete(key);
    this.#acts.set(key, act);
  }

  /** Does everything kept, oldest first, and forgets it. */
  replay(): void {
    const acts = [...this.#acts.values()];
    this.#acts.clear();
    for (const act of acts) act();
  }
}
