import path from 'node:path';
import { expect, it } from 'vitest';
import { keptBy } from './build-site';
import { ours, workFolder } from './places';

it('lists the folder of the compiled configuration among the caches of builds', () => {
  const places = keptBy(ours.folder).map((place) => path.join(ours.folder, place));
  expect(places).toContain(path.join(workFolder, 'temporary-ours'));
});
