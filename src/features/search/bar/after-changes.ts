/**
 * Does something each time a part of the modal shows other things, once they are painted: the answer to a key comes first.
 *
 * @returns what ends it
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
