/**
 * Remembers where the mouse rests or a finger tapped. Components that react to hover wait for an enter event, and a
 * pointer that was already there before hydration sends none.
 */
export class Hover {
  #last: PointerEvent | false | undefined;

  /** Notes mouse moves, and the end of a touch that did not scroll. */
  note(event: PointerEvent): void {
    this.#last = (event.pointerType === 'mouse' || event.type === 'pointerup') && event;
  }

  /** Dispatches the enter events again where the pointer was last. */
  replay(): void {
    if (!this.#last) return;
    const { clientX, clientY, pointerType } = this.#last;
    // React derives mouse enter events from `mouseover` only.
    for (const type of ['pointerover', 'mouseover'])
      document
        .elementFromPoint(clientX, clientY)
        ?.dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType, bubbles: true }));
  }
}
