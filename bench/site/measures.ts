import type { LighthouseResult } from './lighthouse';
import type { MainScript } from './main-script';
import type { PageBytes } from './measure-bytes';
import type { PageName } from './places';

/** What was measured of one site. */
export interface SiteMeasures {
  readonly mainScript: MainScript;
  readonly bytes: Readonly<Record<PageName, PageBytes>>;
  readonly clickMs: number;
  readonly lighthouse?: Readonly<Record<PageName, LighthouseResult>>;
}
