import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { checkStarts } from './chromium-starts';
import { runMain, Stop } from './fail';
import { findProgram, type SearchedMachine, type WantedProgram } from './find-program';
import { isExecutable } from './is-executable';

/** What the search for a browser asks of the machine; tests answer for it. */
export interface Machine extends SearchedMachine {
  /** Where Playwright would keep a Chromium of its own. */
  playwrightPath(): string;
  /** True when packages can be installed: root on a system with apt. */
  canUseApt(): boolean;
  /** Runs a command in the reader's sight and tells whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
  say(sentence: string): void;
}

const systemChromium: WantedProgram = {
  variable: 'CHROMIUM_PATH',
  kind: 'a Chromium or Chrome',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  fixedPlaces: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Features that Chromium is told to disable. The lists below its address bar are web pages of their own, two for each
 * window, that no test sees; without them a visit costs half the processor's time. Only the last such option counts, so
 * the features that Playwright disables are repeated here.
 */
const featuresLeftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
] as const;

/** How browser tests and benches start Chromium: as root, without a display, and without traffic of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresLeftOut.join(',')}`,
];

/**
 * Finds a Chromium: `CHROMIUM_PATH` first, then the system's, then Playwright's own.
 *
 * @returns its path, or `undefined` when this machine has none
 * @throws Stop when `CHROMIUM_PATH` is set and names nothing that runs
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const found = findProgram(systemChromium, machine);
  if (found) return found;
  const playwrights = machine.playwrightPath();
  return machine.isExecutable(playwrights) ? playwrights : undefined;
}

function installWithApt(machine: Machine): boolean {
  return machine.run('apt-get', ['update']) && machine.run('apt-get', ['install', '-y', 'chromium']);
}

/**
 * Finds a Chromium, or installs one: from the system's packages as root on Debian, from Playwright's download elsewhere
 * and where the packages bring none.
 *
 * @returns the browser's path
 * @throws Stop when none is there and none could be installed, naming the remedy
 */
export function ensureChromium(machine: Machine = thisMachine): string {
  const found = findChromium(machine);
  if (found) return found;
  machine.say('No Chromium found: installing one for the browser tests ...');
  const packaged = machine.canUseApt() && installWithApt(machine) ? findChromium(machine) : undefined;
  if (packaged) return packaged;
  const downloaded = machine.run('npx', ['playwright', 'install', 'chromium'])
    ? findChromium(machine)
    : undefined;
  if (downloaded) return downloaded;
  throw new Stop(
    'The browser tests need a Chromium and none could be installed: install chromium or Google Chrome, or set CHROMIUM_PATH to the program, and try again.',
  );
}

const thisMachine: Machine = {
  env: process.env,
  isExecutable,
  playwrightPath: () => chromium.executablePath(),
  canUseApt: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  run: (command, args) =>
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0,
  say: (sentence) => {
    console.log(sentence);
  },
};

/**
 * Finds the Chromium of the browser tests, or installs one, and says which it is.
 *
 * @throws Stop when there is none, or when it does not start
 */
export async function readyChromium(): Promise<void> {
  const found = ensureChromium();
  console.log(`Chromium: ${found}`);
  await checkStarts(found, chromiumArguments);
}

if (require.main === module) runMain(readyChromium);
