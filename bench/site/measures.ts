import type { LighthouseResult } from './lighthouse';
import type { ScriptBytes } from './main-script';
import type { PageBytes } from './measure-bytes';
import type { PageName } from './places';

/** What was measured of one site. */
export interface SiteMeasures {
  readonly mainScript: ScriptBytes;
  /** All scripts of the guide. */
  readonly guideScripts: ScriptBytes;
  readonly bytes: Readonly<Record<PageName, PageBytes>>;
  readonly clickMs: number;
  /** From a key in the search modal to its hits; missing where search needs a hosted service. */
  readonly keyMs?: number;
  /** Keys that had no hits after two seconds, which `keyMs` leaves out. */
  readonly keysWithoutHits?: number;
  readonly lighthouse?: Readonly<Record<PageName, LighthouseResult>>;
}
