import type { Finding } from '../finding';

/**
 * Folders with modules, to be found behind the repository's path: a short path such as `/app` alone may well occur in a
 * text.
 */
const rooms = ['node_modules', 'src', 'plugins', 'docs', 'versioned_docs', '.docusaurus'];

/**
 * Finds files that contain the path of the folder they were built in. Such files get other bytes and another name in
 * each folder, and show readers the names of somebody's machine.
 *
 * @param folder - Where the repository lies, absolute.
 * @param read - The text of a file.
 */
export const findFolder = (
  folder: string,
  files: Iterable<string>,
  read: (file: string) => string,
): readonly Finding[] =>
  [...files].flatMap((file): Finding[] => {
    const text = read(file);
    const at = rooms.map((room) => text.indexOf(`${folder}/${room}/`)).find((place) => place !== -1);
    if (at === undefined) return [];
    const place = text.slice(Math.max(0, at - 40), at + folder.length + 60).replace(/\s+/g, ' ');
    return [
      {
        file: `build/${file}`,
        message: `It holds the folder it was built in: ${place}`,
        remedy:
          'Find which module brings it (often `import.meta.url` or `__filename`) and give it another value.',
      },
    ];
  });
