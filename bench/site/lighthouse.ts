export interface LighthouseResult {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds under Lighthouse's simulated slow 4G and four times slower processor. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/**
 * Lighthouse for mobile over a Chromium that listens on a port for debugging. A visit in which one of its audits broke has
 * no score, and is made once more: minutes of measurements hang on it.
 *
 * @throws Error when it gives no result, naming what broke
 */
export async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  return visit(url, port).catch(() => visit(url, port));
}

async function visit(url: string, port: number): Promise<LighthouseResult> {
  // An ES module, loaded when it is needed: it takes a second.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(
      `Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`,
    );
  const { categories, audits } = result.lhr;
  const broken = Object.values(audits)
    .filter(({ scoreDisplayMode }) => scoreDisplayMode === 'error')
    .map(({ id, errorMessage }) => `${id}: ${errorMessage ?? 'no message'}`);
  const present = (name: string, figure: number | null | undefined): number => {
    if (typeof figure !== 'number')
      throw new Error([`Lighthouse gave no ${name} for ${url}.`, ...broken].join('\n'));
    return figure;
  };
  const score = (name: string): number => Math.round(present(name, categories[name]?.score) * 100);
  const value = (name: string): number => present(name, audits[name]?.numericValue);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
