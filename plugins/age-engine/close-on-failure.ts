/**
 * Prepares an opened resource, and closes it if that fails, because nobody else holds it yet.
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
    // A failure to close is ignored: the first failure is the one to report.
    await opened.close().catch(() => undefined);
    throw error;
  }
  return opened;
}
