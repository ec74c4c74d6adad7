import type { Engine } from '../engine/engine';
import type { SearchRequest } from '../protocol';
import { rest } from './rest';

/** How many of the possible next characters are searched ahead. */
const mostLetters = 12;

/** Milliseconds that the page gets to render the current answer; readers seldom type faster. */
const pause = 40;

/**
 * Searches ahead for what a reader may type next, the likeliest letter first. If the page has the answer already, it
 * paints the letter and the answer together; browsers deliver a worker's message only after they have painted the
 * letter.
 *
 * @param isOvertaken whether there is a newer request; called before each search
 */
export async function lookAhead(
  engine: Pick<Engine, 'search' | 'lettersAfter'>,
  request: SearchRequest,
  isOvertaken: () => boolean,
  tell: (request: string, result: string) => void,
): Promise<void> {
  const { query = '' } = request;
  await new Promise((resolve) => setTimeout(resolve, pause));
  for (const letter of engine.lettersAfter(query).slice(0, mostLetters)) {
    await rest();
    if (isOvertaken()) return;
    const next = { ...request, query: query + letter };
    tell(JSON.stringify(next), JSON.stringify(engine.search(next)));
  }
}
