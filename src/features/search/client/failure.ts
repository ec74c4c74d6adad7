import type { SearchClient, SearchResponse } from '../protocol';

const nothing: SearchResponse = {
  results: [{ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: '' }],
};

/**
 * Wraps a client so that the modal shows its failures and recovers from them.
 *
 * The modal (DocSearch 3.9) reports a failed request to itself by `.catch` on the promise, and the component below it
 * overwrites that status with "idle" as soon as the request is over, so its failure screen never stays; every error
 * but the unreachable host also ends as an unhandled rejection. So the promise answered here resolves without hits, and
 * runs the modal's own report once the request is over. The next key starts a new request and the screen goes.
 *
 * @param log called once per failure, not for each letter
 * @param isBoxEmpty whether the reader has emptied the box: the modal makes no request for an empty query, so a failure
 *   reported then would stay below the empty box
 */
export function showingFailures(
  client: SearchClient,
  log: (error: unknown) => void,
  isBoxEmpty: () => boolean = isModalBoxEmpty,
): SearchClient {
  let latest = 0;
  let logged: string | null = null;
  return {
    search(call) {
      const number = ++latest;
      let report: ((error: Error) => unknown) | null = null;
      const succeed = (response: SearchResponse): SearchResponse => {
        logged = null;
        return response;
      };
      const fail = (error: unknown): SearchResponse => {
        const unreachable = asUnreachable(error);
        if (unreachable.message !== logged) log(error);
        logged = unreachable.message;
        // A failure is not shown once a newer search has started.
        setTimeout(() => number === latest && !isBoxEmpty() && report?.(unreachable));
        return nothing;
      };
      const answer = client.search(call).then(succeed, fail);
      const onFailure = answer.catch.bind(answer);
      answer.catch = (handler) => {
        report = (error) => {
          try {
            void handler?.(error);
          } catch {
            // The modal's report throws the error again, though the promise is settled already.
          }
        };
        return onFailure(handler);
      };
      return answer;
    },
  };
}

function isModalBoxEmpty(): boolean {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value === '';
}

/** The modal shows its failure screen for errors of this name only. */
function asUnreachable(error: unknown): Error {
  return Object.assign(new Error(String(error)), { name: 'RetryError' });
}
