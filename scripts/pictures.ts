/** `npm run pictures:update`: draws the kept pictures anew from the example graph. */
import { writeFile } from 'node:fs/promises';
import { EngineSession } from '../plugins/age-engine/session';
import { formatPicture, makePicture, pictures } from './pictures/make';

async function updatePictures(): Promise<void> {
  const session = await EngineSession.open();
  try {
    for (const source of pictures) {
      await writeFile(source.file, formatPicture(await makePicture(session, source)));
      console.log(`${source.file} written`);
    }
  } finally {
    await session.close();
  }
}

void updatePictures();
