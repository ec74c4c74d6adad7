import { LATEST_VERSION, limitById } from '../../limits';
import { suchAs } from '../../plugins/repository-files/near-names';
import type { Finding } from '../finding';
import type { SourcePage } from '../source-pages';
import { findCallOuts } from './call-outs';

/** Finds call-outs whose limit is unknown or does not apply to the version of the page. */
export function checkPage(page: SourcePage): readonly Finding[] {
  const version = page.version ?? LATEST_VERSION;
  return findCallOuts(page).flatMap(({ id, line }) => {
    const limit = limitById.get(id);
    const place = { file: page.file, line };
    if (!limit) {
      const message = id === '' ? 'The <Limit> has no plain id.' : `There is no known limit "${id}".`;
      return [
        { ...place, message, remedy: `Take an id from limits/README.md${suchAs(id, limitById.keys())}.` },
      ];
    }
    if (limit.versions.includes(version)) return [];
    const message = `The limit "${limit.id}" does not hold in ${version}.`;
    return [{ ...place, message, remedy: 'Take the call-out out of this page.' }];
  });
}
