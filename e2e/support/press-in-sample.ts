/**
 * Presses a button of a live sample by its name. Runs in the browser.
 *
 * @returns false when there is no such button yet, or it is disabled
 */
export function pressInSample(sample: number, name: string): boolean {
  const fence = document.querySelectorAll('[data-live-fence]')[sample];
  const found = [...(fence?.querySelectorAll('button') ?? [])].find((each) => each.textContent === name);
  if (!found || found.disabled) return false;
  found.click();
  return true;
}
