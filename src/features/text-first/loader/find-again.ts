/**
 * Remembers where an element stands. Some components draw themselves anew once they know the browser, such as tabs: what
 * the reader touched is then another element in the same place.
 *
 * @returns the element, or the one that stands where it stood
 */
export function findAgain<Kind extends Element>(element: Kind): () => Kind | undefined {
  const places: { readonly parent: Element; readonly index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    places.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return () => {
    if (element.isConnected) return element;
    const at = places.findIndex(({ parent }) => parent.isConnected);
    let found: Element | undefined = places[at]?.parent;
    for (const { index } of places.slice(0, at + 1).reverse()) found = found?.children[index];
    return found?.tagName === element.tagName ? (found as Kind) : undefined;
  };
}
