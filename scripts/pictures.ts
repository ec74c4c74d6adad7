/** `npm run pictures:update`: draws the kept pictures anew from the example graph. */
import { EngineSession } from '../plugins/age-engine/session';
import { writeWhole } from '../plugins/background/write-whole';
import { runMain } from './fail';
import { refuseOptions } from './options';
import { formatPicture, makePicture, pictures } from './pictures/make';

runMain(async () => {
  refuseOptions();
  const session = await EngineSession.open();
  try {
    for (const source of pictures) {
      writeWhole(source.file, formatPicture(await makePicture(session, source)));
      console.log(`${source.file} written`);
    }
  } finally {
    await session.close();
  }
});
