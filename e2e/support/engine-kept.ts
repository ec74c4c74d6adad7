/** Whether the browser's cache has this many files of the engine for the next visit. Runs in the browser. */
export async function isEngineKept(files: number): Promise<boolean> {
  const name = (await caches.keys()).find((each) => each.startsWith('age-engine-'));
  if (name === undefined) return false;
  return (await (await caches.open(name)).keys()).length === files;
}
