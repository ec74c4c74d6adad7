import { describe, expect, it } from 'vitest';
import { runSteps } from './schedule';
import type { Result, Step } from './step';

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  cores: 1,
  ...more,
});

/** Makes a runner whose steps take five milliseconds, and a log of their starts and ends. */
function recorder(failing: readonly string[] = []) {
  const log: string[] = [];
  const run = async (given: Step): Promise<Result> => {
    log.push(`+${given.name}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`-${given.name}`);
    return { step: given, state: failing.includes(given.name) ? 'failed' : 'passed', seconds: 0, output: '' };
  };
  return { log, run };
}

const statesOf = (results: readonly Result[]) =>
  Object.fromEntries(results.map((each) => [each.step.name, each.state]));
const ignore = (): void => undefined;

describe('runSteps', () => {
  it('runs two steps at once on two cores, and the third one later', async () => {
    const { log, run } = recorder();
    await runSteps([step('a'), step('b'), step('c')], 2, run, ignore);
    expect(log.slice(0, 2)).toEqual(['+a', '+b']);
    expect(log.indexOf('+c')).toBeGreaterThan(log.indexOf('-a'));
  });

  it('runs a step that needs both cores alone', async () => {
    const { log, run } = recorder();
    await runSteps([step('browser', { cores: 2 }), step('a')], 2, run, ignore);
    expect(log).toEqual(['+browser', '-browser', '+a', '-a']);
  });

  it('refuses a step that needs more cores than there are', async () => {
    const { log, run } = recorder();
    await expect(runSteps([step('browser', { cores: 2 })], 1, run, ignore)).rejects.toThrow(
      'The step "browser" keeps 2 cores busy, and the run has 1: give it more.',
    );
    expect(log).toEqual([]);
  });

  it('waits for the steps that a step needs, and starts others meanwhile', async () => {
    const { log, run } = recorder();
    await runSteps([step('links', { needs: ['build'] }), step('build'), step('lint')], 2, run, ignore);
    expect(log.slice(0, 2)).toEqual(['+build', '+lint']);
    expect(log.indexOf('+links')).toBeGreaterThan(log.indexOf('-build'));
  });

  it('does not run steps that need a failed step, directly or through another step', async () => {
    const { log, run } = recorder(['build']);
    const steps = [
      step('build'),
      step('links', { needs: ['build'] }),
      step('after', { needs: ['links'] }),
      step('lint'),
    ];
    const results = await runSteps(steps, 2, run, ignore);
    expect(statesOf(results)).toEqual({
      build: 'failed',
      lint: 'passed',
      links: 'not run',
      after: 'not run',
    });
    expect(log).not.toContain('+links');
  });

  it('reports each step as it ends, and each of those that could not run', async () => {
    const told: string[] = [];
    const steps = [step('build'), step('links', { needs: ['build'] }), step('after', { needs: ['links'] })];
    const results = await runSteps(steps, 2, recorder(['build']).run, ({ step: { name }, state }) =>
      told.push(`${name} ${state}`),
    );
    expect(told).toEqual(['build failed', 'links not run', 'after not run']);
    expect(results).toHaveLength(3);
  });

  it.each([
    ['an unknown step', [step('links', { needs: ['bild'] })]],
    ['a circle', [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })]],
  ])('refuses needs with %s', async (_case, steps) => {
    await expect(runSteps(steps, 2, recorder().run, ignore)).rejects.toThrow(
      /name steps of the list, and never in a circle/,
    );
  });
});
