import type { Engine } from '../engine/engine';
import type { SearchRequest } from '../protocol';
import { rest } from './rest';

/** Of a beginning that goes on in many ways, the ways that are looked at. */
const mostLetters = 12;

/** Milliseconds in which the page draws what it has; readers seldom type faster. */
const pause = 40;

/**
 * Answers what a reader may type next, the likeliest letter first. A key whose answer the page has is drawn with its
 * answer; browsers hold back what a worker says until they have painted the letter.
 *
 * @param isOvertaken whether there is something newer to do; asked before each search
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
