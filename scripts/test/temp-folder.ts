import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** What stands in files, by their paths below a folder, with slashes. */
export type FileTexts = Readonly<Record<string, string>>;

/** Writes files below a folder, and makes the folders they stand in. */
export function writeFiles(folder: string, files: FileTexts): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Makes a temporary folder for the test that asks for it.
 *
 * @param files - what it holds
 * @param whenDone - takes what removes the folder; `afterAll` for one that all tests of a file share
 * @returns its absolute path
 */
export function makeTempFolder(
  files: FileTexts = {},
  whenDone: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  writeFiles(folder, files);
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a temporary file for the test that asks for it. @returns its absolute path */
export const makeTempFile = (text: string): string => path.join(makeTempFolder({ file: text }), 'file');

/** Lets a folder use the packages of this repository. */
export function linkModules(folder: string): void {
  // Windows lets anyone make a junction.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
}
