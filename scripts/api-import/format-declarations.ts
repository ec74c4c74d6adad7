import { format } from 'prettier';
import { reasonOf, Stop } from '../fail';

const options = { parser: 'typescript', singleQuote: true, printWidth: 110, trailingComma: 'all' } as const;

/**
 * Brings a module's text into the house's form.
 *
 * @param file - Where the text goes, from the repository's root.
 * @throws Stop naming the file and the line in question when the text does not parse
 */
export async function formatDeclarations(file: string, text: string): Promise<string> {
  try {
    return await format(text, options);
  } catch (error) {
    // The first line of the parser's message ends with a position in a text that nobody has seen, so the message gives
    // the text of the line instead.
    const [, reason = reasonOf(error), line = '1'] = /^(.*?) \((\d+):\d+\)$/m.exec(reasonOf(error)) ?? [];
    throw new Stop(
      `${file}: what the release declares for it cannot be written (${reason} in "${text.split('\n')[Number(line) - 1]?.trim() ?? ''}"). ` +
        'Nothing was changed. Declare it in another form in the library, build the package anew and import it again.',
    );
  }
}
