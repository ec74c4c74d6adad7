/**
 * Prepares what was opened, and closes it where that fails: nobody else holds it yet.
 *
 * @returns what was opened
 * @throws whatever `prepare` throws
 */
export async function closeOnFailure<T extends { close(): Promise<void> }>(
  opened: T,
  prepare: (opened: T) => Promise<void>,
): Promise<T> {
  try {
    await prepare(opened);
  } catch (error) {
    // What went wrong first is what matters.
    await opened.close().catch(() => undefined);
    throw error;
  }
  return opened;
}
