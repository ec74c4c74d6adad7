import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const rooms = ['checks', 'config', 'plugins', 'src', 'limits', 'glossary', 'e2e', 'graphs', 'scripts'];
const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]build[\\/]/.test(file);

/** Lines of code that name a version as a value, `file:line`: comments do not count. */
export function findMentions(root: string, version: string): readonly string[] {
  const quoted = [`'${version}'`, `version-${version}`];
  return rooms.flatMap((room) => {
    let files: readonly string[];
    try {
      files = readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).filter(isCode);
    } catch {
      return [];
    }
    return files.flatMap((name) => {
      const file = `${room}/${name.replaceAll(path.sep, '/')}`;
      return readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const isComment = /^\s*(?:\*|\/[/*])/.test(line);
          return !isComment && quoted.some((each) => line.includes(each)) ? [`${file}:${index + 1}`] : [];
        });
    });
  });
}
