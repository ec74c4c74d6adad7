import { findProgram } from '../../scripts/find-program';

/** Finds the driver of WebKitGTK: `WEBKIT_DRIVER_PATH` first, then the system's. */
export const findDriver = (): string | undefined =>
  findProgram({
    variable: 'WEBKIT_DRIVER_PATH',
    kind: 'the driver of WebKitGTK',
    names: ['WebKitWebDriver'],
  });

/** Finds the program that gives a browser a virtual screen: `XVFB_RUN_PATH` first, then the system's. */
export const findScreen = (): string | undefined =>
  findProgram({ variable: 'XVFB_RUN_PATH', kind: 'an xvfb-run', names: ['xvfb-run'] });
