import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EngineSession } from '../../plugins/age-engine/session';
import { formatPicture, makePicture, pictures } from '../../scripts/pictures/make';
import type { Stage } from '../check';
import type { Finding } from '../finding';

export const stage: Stage = 'source';

/** Kept pictures show what the engine answers today. */
export async function run(root: string): Promise<Finding[]> {
  const session = await EngineSession.open(root);
  const findings: Finding[] = [];
  try {
    for (const source of pictures) {
      const file = path.join(root, source.file);
      const kept = existsSync(file) ? await readFile(file, 'utf8') : '';
      if (kept === formatPicture(await makePicture(session, source))) continue;
      findings.push({
        file: source.file,
        line: 1,
        message: 'The kept picture is not what its query returns on the example graph.',
        remedy: 'Run `npm run pictures:update` and look at the page.',
      });
    }
  } finally {
    await session.close();
  }
  return findings;
}
