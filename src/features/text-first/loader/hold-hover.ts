/**
 * Remembers where the mouse rests, or a finger tapped: what shows on hover asks for an arrival, and what rests does not
 * arrive again.
 */
export class Hover {
  #last: PointerEvent | false | undefined;

  /** Takes moves, and the end of a touch that was no scrolling. */
  note(event: PointerEvent): void {
    this.#last = (event.pointerType === 'mouse' || event.type === 'pointerup') && event;
  }

  /** The pointer arrives once more where it was last. */
  replay(): void {
    if (!this.#last) return;
    const { clientX, clientY, pointerType } = this.#last;
    // React hears of a mouse by the second one alone.
    for (const type of ['pointerover', 'mouseover'])
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType, bubbles: true }));
  }
}
