import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readYaml } from '../plugins/repository-files/read-yaml';
import { credentialVariables } from './search';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string;
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<'build' | 'deploy' | 'push-records', Job>>;
}

const text = readFileSync(join(import.meta.dirname, '../.github/workflows/deploy.yml'), 'utf8');
const workflow = readYaml(text).data as unknown as Workflow;
const { build, deploy, 'push-records': push } = workflow.jobs;

const stepOf = (job: Job, command: string): Step | undefined => job.steps.find(({ run }) => run === command);

describe('the deploy workflow', () => {
  it.each([...credentialVariables, 'ALGOLIA_INSIGHTS'])('passes the variable %s to the build', (name) => {
    expect(stepOf(build, 'npm run build')?.env).toHaveProperty(name, `\${{ vars.${name} }}`);
  });

  it('passes the admin key only to the step that pushes records', () => {
    expect(stepOf(push, 'npm run search:push')?.env).toHaveProperty(
      'ALGOLIA_ADMIN_KEY',
      '${{ secrets.ALGOLIA_ADMIN_KEY }}',
    );
    expect(text.split('ADMIN_KEY: ')).toHaveLength(2);
  });

  it('pushes records only where an application id is set, after the pages', () => {
    expect(push).toMatchObject({ if: "vars.ALGOLIA_APP_ID != ''", needs: 'deploy' });
    expect(deploy.needs).toBe('build');
  });

  it('gives the permissions to publish to the one job that runs no code of packages', () => {
    expect(workflow.permissions).toEqual({});
    expect(build.permissions).toEqual({ contents: 'read' });
    expect(push.permissions).toEqual({ contents: 'read' });
    expect(deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
    expect(deploy.steps.map(({ uses }) => uses)).toEqual(['actions/deploy-pages@v4']);
  });

  it('builds and pushes what the checks passed, and reads records from the pages as published', () => {
    for (const { steps } of [build, push])
      expect(steps[0]?.with).toHaveProperty('ref', '${{ github.event.workflow_run.head_sha }}');
    expect(push.steps.map(({ uses, run }) => uses ?? run).slice(-3)).toEqual([
      'actions/download-artifact@v4',
      'mkdir build && tar -xf artifact.tar -C build',
      'npm run search:push',
    ]);
  });

  it('lets runs that publish wait for each other, and no other run, which would replace a waiting one', () => {
    expect(build.if).toContain('head_sha == github.sha');
    expect(workflow.concurrency.group).toBe(`\${{ ${build.if} && 'pages' || github.run_id }}`);
    expect(Object.values(workflow.jobs).filter(({ concurrency }) => concurrency)).toEqual([]);
  });
});
