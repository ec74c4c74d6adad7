/** Takes over the colour mode another tab has stored (specification 4), as the application does once it runs. */
export function followColourMode({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key !== 'theme') return;
  const mode = newValue === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = mode;
  document.documentElement.dataset.themeChoice = mode;
}
