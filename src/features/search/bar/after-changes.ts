/**
 * Calls a function each time the content of a part of the modal has changed. It waits for the paint, so that the reader
 * sees the answer to a key first.
 *
 * @returns a function that stops it
 */
export function afterChanges(part: Element, act: () => void): () => void {
  let isAwaited = false;
  const observer = new MutationObserver(() => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAwaited = false;
        act();
      }),
    );
  });
  observer.observe(part, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
