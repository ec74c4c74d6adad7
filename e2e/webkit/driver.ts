import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from '../../scripts/fail';
import { listen } from '../../scripts/serve/listen';
import { thenTidy } from '../../scripts/then-tidy';
import { findDriver, findScreen } from './find';

/** Xvfb takes a second or two on a busy machine. */
const patienceMs = 20_000;

async function findFreePort(): Promise<number> {
  const server = await listen(undefined, 0);
  await server.close();
  return server.port;
}

function nameCommand(): readonly string[] {
  const driver = findDriver();
  if (!driver)
    throw new Stop(
      'No WebKitWebDriver found: install it ("apt-get install webkit2gtk-driver" on Debian), or set WEBKIT_DRIVER_PATH to the program.',
    );
  if (process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY) return [driver];
  const screen = findScreen();
  if (!screen) throw new Stop('There is no screen to show a window on: install xvfb, or set DISPLAY.');
  return [screen, '-a', '-s', '-screen 0 1400x1000x24', driver];
}

async function untilAnswers(address: string, command: readonly string[]): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await wait(100);
  }
  throw new Stop(
    `Nothing answers at ${address}: run this by itself to see what it says. ${command.join(' ')}`,
  );
}

/**
 * Starts the driver of WebKitGTK, works with it and ends it: also when the work fails, and on Ctrl+C.
 *
 * @param work - Is given the driver's address.
 * @throws Stop when there is no driver, or it does not answer
 */
export async function withDriver(work: (address: string) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const command = [...nameCommand(), `--port=${port}`];
  const [program = '', ...args] = command;
  // In a group of its own, so that the screen, the driver and the browser end together; Ctrl+C does not reach it there.
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  const stop = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  };
  const address = `http://127.0.0.1:${port}`;
  await thenTidy(async () => {
    await untilAnswers(address, command);
    await work(address);
  }, stop);
}
