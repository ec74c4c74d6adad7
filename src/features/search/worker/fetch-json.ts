/**
 * Fetches and parses a file of the index.
 *
 * @throws Error naming the address and what was wrong with the answer
 */
export async function fetchJson(address: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(address, options).catch((error: unknown) => {
    throw new Error(
      `${address} cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${address} is no JSON (${text.length} characters): it is cut off or another file`);
  }
}
