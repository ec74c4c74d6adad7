/**
 * Notes how far down a page the reader is. An address that a link has led to ends without a slash, a host sends a return to it
 * on to the one with a slash, and of that one browsers know no place. The loader goes there (`loader/heed-storage.ts`).
 */
export function notePlace({ pathname }: { readonly pathname: string }): void {
  try {
    sessionStorage[`${pathname}/`] = scrollY;
  } catch {
    // Without storage such a return begins at the top.
  }
}
