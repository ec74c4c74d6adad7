import { findProgram } from '../../scripts/find-program';

/** Finds a Firefox: `FIREFOX_PATH` first, then the system's. */
export const findFirefox = (): string | undefined =>
  findProgram({
    variable: 'FIREFOX_PATH',
    kind: 'a Firefox',
    names: ['firefox-esr', 'firefox'],
    fixedPlaces: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  });
