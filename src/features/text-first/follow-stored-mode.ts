/**
 * Takes over the colour mode that was stored while this page lay in the back-forward cache, where it receives no
 * events. Docusaurus listens for `storage` events of other tabs, so this dispatches one. Without access to storage
 * there is nothing to take over.
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
