/**
 * Remembers where an element stands. Some components draw themselves anew once they know the browser, such as the
 * sidebar's groups, and React draws the whole page anew when a translation has changed it: what the reader touched is then
 * another element in the same place. Places are counted among elements of one name: what a translation or an extension put
 * beside them goes with the old page, and so do the preloads that the build wrote.
 *
 * @returns the element, or the one that stands where it stood
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
