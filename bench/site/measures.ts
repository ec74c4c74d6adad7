import type { LighthouseResult } from './lighthouse';
import type { ScriptBytes } from './main-script';
import type { PageBytes } from './measure-bytes';
import type { KeyFigures } from './measure-search';
import type { PageName } from './places';

/** What was measured of one site; nothing of search where that needs a hosted service. */
export interface SiteMeasures extends Partial<KeyFigures> {
  readonly mainScript: ScriptBytes;
  /** All scripts of the guide. */
  readonly guideScripts: ScriptBytes;
  readonly bytes: Readonly<Record<PageName, PageBytes>>;
  readonly clickMs: number;
  readonly lighthouse?: Readonly<Record<PageName, LighthouseResult>> | undefined;
}
