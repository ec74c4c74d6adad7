import { findProgram } from '../support/find-program';

/** Finds a Firefox: `FIREFOX_PATH` first, then the system's. */
export const findFirefox = (): string | undefined =>
  findProgram(
    'FIREFOX_PATH',
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
  );
