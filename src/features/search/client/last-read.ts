let lastRead: string | null = null;

/** Called on every page that belongs to a docs version, so that the search page starts on it. */
export function noteVersionRead(name: string | undefined): void {
  lastRead = name ?? lastRead;
}

/** The version read last on this visit. */
export function lastVersionRead(): string | null {
  return lastRead;
}
