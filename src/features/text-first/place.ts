/**
 * Notes how far down a page the reader is. An address that a link has led to ends without a slash, a host sends a return to it
 * on to the one with a slash, and of that one browsers know no place. The loader goes there (`loader/heed-storage.ts`).
 *
 * @param pathname - the page's, which is not that of the address while the next page is on its way
 */
export function notePlace(pathname: string, place = scrollY): void {
  try {
    sessionStorage[`${pathname}/`] = place;
  } catch {
    // Without storage such a return begins at the top.
  }
}
