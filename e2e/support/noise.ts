import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

const isOwnHost = ({ protocol, hostname }: URL): boolean =>
  !protocol.startsWith('http') || /^(?:localhost|127\.0\.0\.1)$/.test(hostname);

/**
 * Listens to everything a page should not say: console errors and warnings, uncaught errors, requests to other hosts.
 * A test declares what it expects; the rest fails it.
 */
export class Noise {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares noise that the test is about. Noise that never comes fails the test, too. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  listenTo(page: Page): void {
    page.on('console', (message) => this.#hearConsole(message));
    page.on('pageerror', (error) => this.#hear(`page error: ${error.message}`));
  }

  /** Requests to other hosts never leave the machine: nothing on the site may need them. */
  async guardNetwork(context: BrowserContext): Promise<void> {
    await context.route(
      (url) => !isOwnHost(url),
      async (route) => {
        this.#hear(`request to another host: ${route.request().url()}`);
        await route.abort();
      },
    );
  }

  /**
   * As {@link guardNetwork}, but only listens: interception would turn off the browser's cache, which a worker that
   * visits hundreds of pages needs.
   */
  listenToNetwork(context: BrowserContext): void {
    context.on('request', (request) => {
      if (!isOwnHost(new URL(request.url()))) this.#hear(`request to another host: ${request.url()}`);
    });
  }

  /** Forgets what was heard and declared. */
  forget(): void {
    this.#heard.length = 0;
    this.#expected.length = 0;
  }

  /** What was heard and not declared, and what was declared and not heard. Empty when all is well. */
  report(): readonly string[] {
    const unexpected = this.#heard.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    const silent = this.#expected
      .filter((pattern) => !this.#heard.some((text) => pattern.test(text)))
      .map((pattern) => `never heard: ${String(pattern)}`);
    return [...unexpected, ...silent];
  }

  #hearConsole(message: ConsoleMessage): void {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      this.#hear(`console ${type}: ${message.text()} (${message.location().url})`);
    }
  }

  #hear(text: string): void {
    this.#heard.push(text);
  }
}
