/** Remembers where the mouse rests: what shows on hover asks for an arrival, and a resting mouse does not arrive again. */
export class Hover {
  #last: PointerEvent | undefined;

  note(event: PointerEvent): void {
    this.#last = event.pointerType === 'mouse' ? event : undefined;
  }

  /** The mouse arrives once more where it rests. */
  replay(): void {
    if (!this.#last) return;
    const { clientX, clientY, pointerType } = this.#last;
    document
      .elementFromPoint(clientX, clientY)
      ?.dispatchEvent(new PointerEvent('pointerover', { clientX, clientY, pointerType, bubbles: true }));
  }
}
