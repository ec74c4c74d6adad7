import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes an empty folder a repository that holds declarations of 1.0 and Next and nothing else. @returns the folder */
export function writeVersions(root: string, older: string, newer: string): string {
  for (const [version, text] of [
    ['1.0', older],
    ['next', newer],
  ] as const) {
    mkdirSync(path.join(root, 'api', version), { recursive: true });
    writeFileSync(path.join(root, 'api', version, 'index.d.ts'), `${text}\nexport {};\n`);
  }
  writeFileSync(path.join(root, 'versions.json'), '["1.0"]');
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}
