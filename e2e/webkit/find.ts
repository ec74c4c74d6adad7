import { findProgram } from '../../scripts/find-program';

/** Finds the driver of WebKitGTK: `WEBKIT_DRIVER_PATH` first, then the system's. */
export const findDriver = (): string | undefined =>
  findProgram({
    variable: 'WEBKIT_DRIVER_PATH',
    kind: 'the driver of WebKitGTK',
    names: ['WebKitWebDriver'],
  });

/** Finds what gives a browser a screen where there is none. */
export const findScreen = (): string | undefined =>
  findProgram({ variable: 'XVFB_RUN_PATH', kind: 'an xvfb-run', names: ['xvfb-run'] });
