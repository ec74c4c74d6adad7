let lastRead: string | null = null;

/** Called with the version of every page that is read, so that the search page starts on it; `null` for none. */
export function noteVersionRead(name: string | null): void {
  lastRead = name;
}

/** The version of the page read last on this visit, or the one that the search page shows. */
export function lastVersionRead(): string | null {
  return lastRead;
}
