import { findProgram } from '../support/find-program';

/** Finds the driver of WebKitGTK: `WEBKIT_DRIVER_PATH` first, then the system's. */
export const findDriver = (): string | undefined => findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']);

/** Finds what gives a browser a screen where there is none. */
export const findScreen = (): string | undefined => findProgram('XVFB_RUN_PATH', ['xvfb-run']);
