import { expect, it } from 'vitest';
import { Stop } from './fail';
import { readOptions, refuseOptions } from './options';

const options = {
  'dry-run': { type: 'boolean', default: false },
  directory: { type: 'string', default: 'build' },
} as const;
const read = (...args: readonly string[]) => readOptions({ args, options });

it('returns the given options and the defaults of the others', () => {
  expect(read('--dry-run').values).toEqual({ 'dry-run': true, directory: 'build' });
});

it.each([
  [['--dryrun'], "Unknown option '--dryrun'. The options are --dry-run, --directory."],
  [['more.txt'], "Unexpected argument 'more.txt'. The options are --dry-run, --directory."],
  [['--directory'], 'argument missing. The options are --dry-run, --directory.'],
])('refuses %j and lists the options', (args, message) => {
  expect(() => read(...args)).toThrow(message);
  expect(() => read(...args)).toThrow(Stop);
});

it.each([
  ['--port', "Unknown option '--port'. There are no options."],
  ['4000', "Unexpected argument '4000'. There are no options."],
])('refuses %s for a command without options', (arg, message) => {
  expect(() => refuseOptions([arg])).toThrow(message);
  expect(() => refuseOptions([])).not.toThrow();
});
