import path from 'node:path';
import { expect, it } from 'vitest';
import { keptBy } from './build-site';
import { ours, workFolder } from './places';

it('the compiled configuration is among what builds keep, in every bench that puts it aside or forgets it', () => {
  const places = keptBy(ours.folder).map((place) => path.join(ours.folder, place));
  expect(places).toContain(path.join(workFolder, 'temporary-ours'));
});
