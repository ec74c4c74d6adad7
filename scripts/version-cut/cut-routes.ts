import { z } from 'zod';
import { parseJsonAs } from '../parse-json-as';

const routes = z.array(z.string());

/** What a cut changes or copies; the check of routes knows the rest. */
const shape = z.looseObject({
  docsOnlyInNext: routes,
  moreDocs: z.record(z.string(), routes),
  apiItems: z.looseObject({ next: routes }),
});

/** Only Next has tag pages. */
const isOfTags = (route: string): boolean => /^tags(?:\/|$)/.test(route);

/**
 * Gives a version cut from Next the routes of Next, but those of its tags.
 *
 * @param text - The list of routes as it is.
 * @param file - Its path, from the repository's root, to name in errors.
 * @returns the list as it will be
 * @throws Stop naming the file, the line and the remedy when the list is no JSON or lacks what a version has
 */
export function cutRoutes(text: string, file: string, version: string): string {
  const remedy = 'Nothing was changed. Correct it, or take the file from git.';
  const { docsOnlyInNext, moreDocs, apiItems, ...others } = parseJsonAs(shape, text, file, remedy);
  const { next, ...released } = apiItems;
  const cut = {
    ...others,
    docsOnlyInNext,
    moreDocs: { ...moreDocs, [version]: docsOnlyInNext.filter((route) => !isOfTags(route)) },
    apiItems: { ...released, [version]: next, next },
  };
  return `${JSON.stringify(cut, null, 1)}\n`;
}
