/**
 * Takes over the colour mode that was stored while this page lay in the back-forward cache, where it is told nothing. Docusaurus
 * listens for what other tabs store: it is told as if one of those had. Where storage is refused there is nothing to take over.
 */
export function followStoredMode({ persisted }: Pick<PageTransitionEvent, 'persisted'>): void {
  if (!persisted) return;
  try {
    const storageArea = localStorage;
    const newValue = storageArea.getItem('theme');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea }));
  } catch (error) {
    console.warn('The colour mode chosen meanwhile is not known:', error);
  }
}
