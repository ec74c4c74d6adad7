import type { Page } from 'puppeteer-core';
import { isEngineKept } from '../support/engine-kept';
import type { LiveReader } from '../support/live-steps';
import { pressInSample } from '../support/press-in-sample';

/** Booting takes a second or two on a quiet machine. */
const PATIENCE_MS = 60_000;

/** A tab with the site, its requests and console messages, and the actions of a reader there. */
export class Reader implements LiveReader {
  private readonly asked: string[] = [];
  private readonly heard: string[] = [];

  constructor(
    readonly page: Page,
    readonly base: string,
  ) {
    page.on('request', (request) => void this.asked.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') this.heard.push(message.text());
    });
    page.on('pageerror', (error) => void this.heard.push(String(error)));
  }

  /**
   * Opens another tab. Close a tab after its page came out of the back-forward cache: the driver waits in vain for the
   * next page there.
   */
  async openTab(): Promise<Reader> {
    return new Reader(await this.page.browser().newPage(), this.base);
  }

  async open(route: string): Promise<void> {
    await this.page.goto(`${this.base}${route}`);
    // The application starts at a reader's first sign of intent.
    await this.page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await this.page.waitForSelector('html[data-has-hydrated="true"]');
  }

  async readPolicy(): Promise<string> {
    const policy = await this.page.$eval('meta[http-equiv="Content-Security-Policy"]', (meta) =>
      meta.getAttribute('content'),
    );
    return policy ?? '';
  }

  takeAsked(): readonly string[] {
    return this.asked.splice(0);
  }

  /** @throws Error when the console has an error or a warning, such as a breach of the policy */
  demandSilence(): void {
    const said = this.heard.splice(0);
    if (said.length > 0) throw new Error(`Firefox says:\n${said.join('\n')}`);
  }

  async press(sample: number, name: string): Promise<void> {
    await this.page.waitForFunction(pressInSample, { timeout: PATIENCE_MS }, sample, name);
  }

  async see(sample: number, selector: string, count?: number): Promise<void> {
    await this.page
      .waitForFunction(
        (index: number, inner: string, wanted: number | null) => {
          const found =
            document.querySelectorAll('[data-live-fence]')[index]?.querySelectorAll(inner).length ?? 0;
          return wanted === null ? found > 0 : found === wanted;
        },
        { timeout: PATIENCE_MS },
        sample,
        selector,
        count ?? null,
      )
      .catch(async (error: unknown) => {
        throw new Error(`"${selector}" never came; the sample shows: ${await this.text(sample)}`, {
          cause: error,
        });
      });
  }

  async text(sample: number): Promise<string> {
    return this.page.evaluate(
      (index: number) => document.querySelectorAll('[data-live-fence]')[index]?.textContent ?? '',
      sample,
    );
  }

  async read(sample: number, text: string): Promise<void> {
    await this.page
      .waitForFunction(
        (index: number, wanted: string) =>
          document.querySelectorAll('[data-live-fence]')[index]?.textContent.includes(wanted) ?? false,
        { timeout: PATIENCE_MS },
        sample,
        text,
      )
      .catch(async (error: unknown) => {
        throw new Error(`"${text}" never came; the sample shows: ${await this.text(sample)}`, {
          cause: error,
        });
      });
  }

  async write(sample: number, statement: string): Promise<void> {
    await this.see(sample, '[contenteditable="true"]');
    const handles = await this.page.$$('[data-live-fence]');
    const field = await handles[sample]?.$('[contenteditable="true"]');
    if (!field) throw new Error('The editor has no field.');
    await field.click();
    await this.pressWithControl('a');
    await this.page.keyboard.type(statement);
  }

  async runByKey(): Promise<void> {
    await this.pressWithControl('Enter');
  }

  async pickByKey(): Promise<void> {
    await this.page.focus('[role="application"]');
    await this.page.keyboard.press('ArrowDown');
  }

  private async pressWithControl(key: 'a' | 'Enter'): Promise<void> {
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press(key);
    await this.page.keyboard.up('Control');
  }

  async waitUntilKept(files: number): Promise<void> {
    await this.page.waitForFunction(isEngineKept, { timeout: PATIENCE_MS, polling: 200 }, files);
  }
}
