import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { credentialVariables } from './search';

const workflow = readFileSync(join(import.meta.dirname, '../.github/workflows/deploy.yml'), 'utf8');

/** The lines below a step's command, up to the next step. */
const stepOf = (command: string): string =>
  workflow.split(/^ {6}- /m).find((step) => step.includes(`run: ${command}\n`)) ?? '';

describe('the deploy workflow', () => {
  it.each([...credentialVariables, 'ALGOLIA_INSIGHTS'])('passes the variable %s to the build', (name) => {
    expect(stepOf('npm run build')).toContain(`${name}: \${{ vars.${name} }}`);
  });

  it('passes the admin key only to the step that pushes records', () => {
    expect(stepOf('npm run search:push')).toContain('ALGOLIA_ADMIN_KEY: ${{ secrets.ALGOLIA_ADMIN_KEY }}');
    expect(workflow.split('ADMIN_KEY: ')).toHaveLength(2);
  });

  it('pushes records only where an application id is set', () => {
    expect(stepOf('npm run search:push')).toContain("if: vars.ALGOLIA_APP_ID != ''");
  });

  it('sets its concurrency group on the job, since a run that publishes nothing would replace a waiting one', () => {
    const [ofRun = '', ofJob = ''] = workflow.split(/^jobs:$/m);
    expect(ofRun).not.toContain('concurrency:');
    expect(ofJob).toMatch(/^ {4}concurrency:\n {6}group: pages$/m);
  });
});
