import { spawn } from 'node:child_process';
import { credentialVariables } from '../../config/search';
import type { Result, Step } from './step';

/**
 * Removes the search credentials from the environment: the tests need the embedded build, and make the hosted one from
 * it, also on a machine whose site uses hosted search.
 */
const withoutCredentials = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  ...Object.fromEntries(credentialVariables.map((name) => [name, ''])),
});

/** Runs a step's command, keeping all it prints. It never rejects: a command that cannot start has failed. */
export function runCommand(step: Step): Promise<Result> {
  const began = Date.now();
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const end = (state: Result['state'], more = ''): void => {
      const output = Buffer.concat(chunks).toString('utf8') + more;
      resolve({ step, state, seconds: (Date.now() - began) / 1000, output });
    };
    const child = spawn(program, args, {
      env: withoutCredentials(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      end('failed', `\n${program} could not be started: ${error.message}`);
    });
    child.on('close', (code, signal) => {
      end(code === 0 ? 'passed' : 'failed', signal ? `\nended by ${signal}` : '');
    });
  });
}
