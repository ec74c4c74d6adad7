import { setTimeout as wait } from 'node:timers/promises';
import { isEngineKept } from '../support/engine-kept';
import type { LiveReader } from '../support/live-steps';
import { pressInSample } from '../support/press-in-sample';
import { keys, type Session } from './session';

/** Booting takes a second or two on a quiet machine. */
const patienceMs = 60_000;

/** A tab with the site, its requests and console messages, and the actions of a reader there. */
export class Reader implements LiveReader {
  constructor(
    readonly session: Session,
    private readonly base: string,
    /** Paths that the site's server was asked for. */
    private readonly asked: string[],
  ) {}

  /**
   * Opens a page without starting the application. The driver cannot read the console, so that the page itself collects
   * errors, warnings and breaches of the policy.
   */
  async visit(route: string): Promise<void> {
    await this.session.open(`${this.base}${route}`);
    await this.session.ask(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      addEventListener('error', ({ message }) => void said.push(message));
      addEventListener('unhandledrejection', ({ reason }) => void said.push(String(reason)));
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        said.push(`${violatedDirective} forbids ${blockedURI}`);
      });
      for (const level of ['error', 'warn'] as const)
        console[level] = (...words: readonly unknown[]) => void said.push(words.map(String).join(' '));
    });
  }

  async open(route: string): Promise<void> {
    await this.visit(route);
    await this.session.ask(() => window.dispatchEvent(new Event('scroll')));
    await this.meet('application', () => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** @throws Error when the page has collected an error, a warning or a breach since the last call */
  async demandSilence(): Promise<void> {
    const said = await this.session.ask(() =>
      (window as unknown as { readonly said: string[] }).said.splice(0),
    );
    if (said.length > 0) throw new Error(`WebKit says:\n${said.join('\n')}`);
  }

  /** Evaluates a question in the page until the answer is true. @throws Error when that takes too long */
  async meet<Given extends readonly unknown[]>(
    what: string,
    question: (...given: Given) => boolean | Promise<boolean>,
    ...given: Given
  ): Promise<void> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      if (await this.session.ask(question, ...given)) return;
      await wait(50);
    }
    const shown = await this.session.ask(() => document.body.innerText.slice(0, 2000));
    throw new Error(`${what} never came; the page shows: ${shown}`);
  }

  async readPolicy(): Promise<string> {
    return this.session.ask(
      () =>
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '',
    );
  }

  takeAsked(): readonly string[] {
    return this.asked.splice(0);
  }

  async press(sample: number, name: string): Promise<void> {
    await this.meet(`"${name}"`, pressInSample, sample, name);
  }

  async see(sample: number, selector: string, count?: number): Promise<void> {
    await this.meet(
      `"${selector}"`,
      (index, inner, wanted) => {
        const { length = 0 } =
          document.querySelectorAll('[data-live-fence]')[index]?.querySelectorAll(inner) ?? {};
        return wanted === null ? length > 0 : length === wanted;
      },
      sample,
      selector,
      count ?? null,
    );
  }

  async read(sample: number, text: string): Promise<void> {
    await this.meet(
      `"${text}"`,
      (index, wanted) =>
        document.querySelectorAll('[data-live-fence]')[index]?.textContent.includes(wanted) ?? false,
      sample,
      text,
    );
  }

  async write(sample: number, statement: string): Promise<void> {
    const field = '[contenteditable="true"]';
    await this.see(sample, field);
    await this.session.ask(
      (index, inner) =>
        document.querySelectorAll('[data-live-fence]')[index]?.querySelector<HTMLElement>(inner)?.focus(),
      sample,
      field,
    );
    await this.session.press('a', [keys.control]);
    await this.session.press(statement);
  }

  async runByKey(): Promise<void> {
    await this.session.press([keys.enter], [keys.control]);
  }

  async pickByKey(): Promise<void> {
    await this.session.ask(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
    await this.session.press([keys.down]);
  }

  async waitUntilKept(files: number): Promise<void> {
    await this.meet('The kept engine', isEngineKept, files);
  }
}
