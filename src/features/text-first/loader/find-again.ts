/**
 * Remembers the position of an element in the DOM, so that its replacement can be found. Some components, such as the
 * sidebar's groups, render new elements after hydration, and React renders the whole page again when a translation has
 * changed it. Positions are counted among siblings with the same tag name, because elements that a translation, an
 * extension or the build (its preloads) added are gone after such a render.
 *
 * @returns a function that returns the element, or the one now in its position
 */
export function findAgain<Kind extends Element>(element: Kind): () => Kind | undefined {
  const { parentElement: parent, tagName } = element;
  const findParent = parent && findAgain(parent);
  const isAlike = (other: Element): boolean => tagName === other.tagName;
  const index = [...(parent?.children ?? [])].filter(isAlike).indexOf(element);
  return () =>
    element.isConnected
      ? element
      : ([...(findParent?.()?.children ?? [])].filter(isAlike)[index] as Kind | undefined);
}
