import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { credentialVariables } from './search';

const workflow = readFileSync(join(import.meta.dirname, '../.github/workflows/deploy.yml'), 'utf8');

/** The lines below a step's command, up to the next step. */
const stepOf = (command: string): string =>
  workflow.split(/^ {6}- /m).find((step) => step.includes(`run: ${command}\n`)) ?? '';

describe('the workflow that publishes', () => {
  it.each([...credentialVariables, 'ALGOLIA_INSIGHTS'])('builds with the variable %s', (name) => {
    expect(stepOf('npm run build')).toContain(`${name}: \${{ vars.${name} }}`);
  });

  it('hands the admin key to the push alone', () => {
    expect(stepOf('npm run search:push')).toContain('ALGOLIA_ADMIN_KEY: ${{ secrets.ALGOLIA_ADMIN_KEY }}');
    expect(workflow.split('ADMIN_KEY: ')).toHaveLength(2);
  });

  it('pushes no records where hosted search is off', () => {
    expect(stepOf('npm run search:push')).toContain("if: vars.ALGOLIA_APP_ID != ''");
  });

  it('lets only what publishes wait for its turn: the group of a run holds one that waits, and the latest takes its place', () => {
    const [ofRun = '', ofJob = ''] = workflow.split(/^jobs:$/m);
    expect(ofRun).not.toContain('concurrency:');
    expect(ofJob).toMatch(/^ {4}concurrency:\n {6}group: pages$/m);
  });
});
