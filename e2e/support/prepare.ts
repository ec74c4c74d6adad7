import { requireBuild } from '../../scripts/built';
import { buildFixtureSite } from './fixture-site';
import { siteDirectory } from './places';

/** Playwright calls this once before all tests. @throws Stop when nothing is built */
export default function prepare(): void {
  requireBuild(siteDirectory, 'build');
  buildFixtureSite();
}
