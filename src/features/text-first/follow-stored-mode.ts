/**
 * Takes over the colour mode that was stored while this page lay in the back-forward cache, where it is told nothing. Docusaurus
 * listens for what other tabs store: it is told as if one of those had.
 */
export function followStoredMode({ persisted }: Pick<PageTransitionEvent, 'persisted'>): void {
  if (!persisted) return;
  const storageArea = localStorage;
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'theme', newValue: storageArea.theme as string, storageArea }),
  );
}
