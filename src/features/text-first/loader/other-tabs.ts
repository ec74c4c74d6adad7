/** Takes over the colour mode another tab has stored (specification 4), as the application does once it runs. */
export function followColourMode({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key !== 'theme') return;
  const { dataset } = document.documentElement;
  dataset.theme = dataset.themeChoice = newValue === 'dark' ? 'dark' : 'light';
}
