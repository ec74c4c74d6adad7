/** WebDriver's names of keys that write no letter. */
export const keys = { control: '\uE009', enter: '\uE007', escape: '\uE00C', down: '\uE015' } as const;

/** An error that WebDriver, or the function run in the page, answers instead of a value. */
class Refusal extends Error {}

async function send(method: 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { readonly error: string; readonly message: string };
  throw new Refusal(`${error}: ${message}`);
}

/** One window of a browser, driven by the requests of WebDriver (https://www.w3.org/TR/webdriver2/). */
export class Session {
  private constructor(
    private readonly address: string,
    /** Name and version of the browser. */
    readonly browser: string,
  ) {}

  static async start(driver: string): Promise<Session> {
    const { sessionId, capabilities } = (await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: { timeouts: { script: 60_000 } } },
    })) as {
      readonly sessionId: string;
      readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
    };
    const name = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return new Session(`${driver}/session/${sessionId}`, name);
  }

  async end(): Promise<void> {
    await send('DELETE', this.address);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.post('/window/rect', { width, height });
  }

  async open(address: string): Promise<void> {
    await this.post('/url', { url: address });
  }

  async goBack(): Promise<void> {
    await this.post('/back');
  }

  /** Runs a function in the page, where it can use its arguments only. @throws Refusal when it throws there */
  async ask<Given extends readonly unknown[], Value>(
    question: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const script = `const given = [...arguments], done = given.pop();
(async () => (${question.toString()})(...given))()
  .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await this.post('/execute/async', { script, args: given })) as {
      readonly value: Awaited<Value>;
      readonly error?: string;
    };
    if (answer.error !== undefined) throw new Refusal(answer.error);
    return answer.value;
  }

  /** Presses keys one after the other while other keys are held down. */
  async press(sequence: Iterable<string>, held: readonly string[] = []): Promise<void> {
    const change = (type: 'keyDown' | 'keyUp') => (value: string) => ({ type, value });
    const down = change('keyDown');
    const up = change('keyUp');
    const strokes = [...sequence].flatMap((key) => [down(key), up(key)]);
    const actions = [...held.map(down), ...strokes, ...held.toReversed().map(up)];
    await this.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  private post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.address}${command}`, body);
  }
}
