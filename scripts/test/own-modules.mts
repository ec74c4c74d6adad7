import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of the repository that hold tests. */
export const testRooms: readonly string[] = [
  'api',
  'bench',
  'blog',
  'checks',
  'config',
  'e2e',
  'glossary',
  'graphs',
  'limits',
  'plugins',
  'scripts',
  'src',
];

/** Code that changes modules, globals or the clock for everything that later runs in the same thread. */
const changesOthers =
  /\bvi\s*\.(?:mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers|setSystemTime)\b|@vitest-environment|\bprocess\.(?:env|chdir|argv|exitCode)\b|\bglobalThis\b|\bglobal\./;

/** @returns whether a test file replaces modules, globals or the clock, and so needs a thread to itself */
export const needsOwnModules = (text: string): boolean => changesOthers.test(text);

/**
 * @param root - folder of the repository
 * @param rooms - those of its folders that are looked through
 * @returns the test files that need a thread to themselves, by their paths within the repository, with slashes
 */
export function listWithOwnModules(root: string, rooms: readonly string[]): readonly string[] {
  return rooms
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(room, file).replaceAll(path.sep, '/'),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => needsOwnModules(readFileSync(path.join(root, file), 'utf8')))
    .sort();
}
