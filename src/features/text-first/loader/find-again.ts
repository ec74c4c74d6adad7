/**
 * Remembers where an element stands. Some components draw themselves anew once they know the browser, such as the
 * sidebar's groups: what the reader touched is then another element in the same place.
 *
 * @returns the element, or the one that stands where it stood
 */
export function findAgain<Kind extends Element>(element: Kind): () => Kind | undefined {
  const { parentElement: parent } = element;
  const findParent = parent && findAgain(parent);
  const index = parent ? [...parent.children].indexOf(element) : 0;
  return () => {
    const found = element.isConnected ? element : findParent?.()?.children[index];
    if (found?.tagName === element.tagName) return found as Kind;
  };
}
