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
  readonly #allowed: RegExp[] = [];

  /** Declares noise that the test is about. Noise that never comes fails the test, too. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Declares noise that may or may not come: a report of a page that the reader is leaving may be lost. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  listenTo(page: Page): void {
    page.on('console', (message) => this.#hearConsole(message));
    page.on('pageerror', (error) => this.#hear(`page error: ${error.message}`));
  }

  /**
   * Records requests to other hosts. They never leave the machine, because the browser resolves no name but localhost
   * (`playwright.config.ts`). Requests that a test answers itself are no noise. Interception could do both, but it
   * turns off the browser's cache and sends every request through the test, so that a visit took half as long again.
   */
  listenToNetwork(context: BrowserContext): void {
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!isOwnHost(new URL(request.url())) && reason.includes('NAME_NOT_RESOLVED'))
        this.#hear(`request to another host: ${request.url()}`);
    });
  }

  /** Forgets what was heard and declared. */
  forget(): void {
    this.#heard.length = 0;
    this.#expected.length = 0;
    this.#allowed.length = 0;
  }

  /** Noise that was heard and not declared, and noise that was expected and not heard. Empty when all is well. */
  report(): readonly string[] {
    const declared = [...this.#expected, ...this.#allowed];
    const unexpected = this.#heard.filter((text) => !declared.some((pattern) => pattern.test(text)));
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
