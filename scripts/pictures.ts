/** `npm run pictures:update`: draws the kept pictures anew from the example graph. */
import { writeFileSync } from 'node:fs';
import { EngineSession } from '../plugins/age-engine/session';
import { runMain } from './fail';
import { refuseOptions } from './options';
import { formatPicture, makePicture, pictures } from './pictures/make';
import { writeTogether, type Writing } from './write-together';

runMain(async () => {
  refuseOptions();
  const session = await EngineSession.open();
  try {
    const drawn: Writing[] = [];
    for (const source of pictures) {
      const text = formatPicture(await makePicture(session, source));
      drawn.push({ to: source.file, write: (part) => writeFileSync(part, text) });
    }
    writeTogether(process.cwd(), drawn);
    for (const { to } of drawn) console.log(`${to} written`);
  } finally {
    await session.close();
  }
});
