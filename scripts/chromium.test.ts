import { describe, expect, it } from 'vitest';
import { ensureChromium, findChromium, type Machine } from './chromium';

interface Fake {
  readonly env?: Record<string, string>;
  readonly files?: readonly string[];
  readonly apt?: boolean;
  /** Files that appear when the named command has run. */
  readonly installs?: Readonly<Record<string, string>>;
  readonly failing?: string;
}

function fakeMachine({ env = {}, files = [], apt = false, installs = {}, failing }: Fake) {
  const present = new Set(files);
  const commands: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (file) => present.has(file),
    playwrightPath: () => '/cache/playwright/chrome',
    canUseApt: () => apt,
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      if (line === failing) return false;
      const installed = installs[line];
      if (installed) present.add(installed);
      return true;
    },
    say: (sentence) => said.push(sentence),
  };
  return { machine, commands, said };
}

describe('findChromium', () => {
  it('takes CHROMIUM_PATH before anything else', () => {
    const { machine } = fakeMachine({
      env: { CHROMIUM_PATH: '/opt/chrome' },
      files: ['/opt/chrome', '/usr/bin/chromium'],
    });
    expect(findChromium(machine)).toBe('/opt/chrome');
  });

  it('refuses a CHROMIUM_PATH that names no program', () => {
    const { machine } = fakeMachine({ env: { CHROMIUM_PATH: '/opt/none' }, files: ['/usr/bin/chromium'] });
    expect(() => findChromium(machine)).toThrow(
      'CHROMIUM_PATH is "/opt/none", which is no program that runs: set it to a Chromium or Chrome, or unset it to let one be found.',
    );
  });

  it.each(['/usr/bin/chromium', '/usr/local/bin/chromium-browser', '/usr/bin/google-chrome'])(
    "finds the system's %s",
    (file) => {
      expect(findChromium(fakeMachine({ files: [file, '/cache/playwright/chrome'] }).machine)).toBe(file);
    },
  );

  it('falls back to the Chromium of Playwright', () => {
    expect(findChromium(fakeMachine({ files: ['/cache/playwright/chrome'] }).machine)).toBe(
      '/cache/playwright/chrome',
    );
  });

  it('finds nothing on a machine without a browser', () => {
    expect(findChromium(fakeMachine({}).machine)).toBeUndefined();
  });
});

describe('ensureChromium', () => {
  it('installs nothing when there is a Chromium', () => {
    const { machine, commands } = fakeMachine({ files: ['/usr/bin/chromium'], apt: true });
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it("installs the system's package as root on Debian", () => {
    const { machine, commands, said } = fakeMachine({
      apt: true,
      installs: { 'apt-get install -y chromium': '/usr/bin/chromium' },
    });
    expect(ensureChromium(machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y chromium']);
    expect(said).toEqual(['No Chromium found: installing one for the browser tests ...']);
  });

  it('lets Playwright download one when apt cannot be used', () => {
    const { machine, commands } = fakeMachine({
      installs: { 'npx playwright install chromium': '/cache/playwright/chrome' },
    });
    expect(ensureChromium(machine)).toBe('/cache/playwright/chrome');
    expect(commands).toEqual(['npx playwright install chromium']);
  });

  it('lets Playwright download one when the package list cannot be read', () => {
    const { machine, commands } = fakeMachine({
      apt: true,
      failing: 'apt-get update',
      installs: { 'npx playwright install chromium': '/cache/playwright/chrome' },
    });
    expect(ensureChromium(machine)).toBe('/cache/playwright/chrome');
    expect(commands).toEqual(['apt-get update', 'npx playwright install chromium']);
  });

  it.each([
    ['the download fails', { failing: 'npx playwright install chromium' }],
    ['no installation brings a browser', { apt: true }],
  ] as const)('stops with one sentence when %s', (_case, fake) => {
    expect(() => ensureChromium(fakeMachine(fake).machine)).toThrow(
      'The browser tests need a Chromium and none could be installed: install chromium or Google Chrome, or set CHROMIUM_PATH to the program, and try again.',
    );
  });
});
