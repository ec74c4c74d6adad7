import { expect, it } from 'vitest';
import { limits } from './index';
import { renderReadme } from './readme';

it('the README names the versions of a limit that does not apply to all of them', () => {
  const [first] = limits;
  if (!first) throw new Error('there are no limits');
  const lineOf = (...versions: readonly string[]): string | undefined =>
    renderReadme([{ ...first, versions }], ['0.3.0', '0.4.0', 'next'])
      .split('\n')
      .find((line) => line.startsWith('- '));
  const line = `- \`${first.id}\`: ${first.title}`;
  expect(lineOf('0.3.0')).toBe(`${line} (0.3.0 only)`);
  expect(lineOf('0.4.0', 'next')).toBe(`${line} (0.4.0 and next only)`);
  expect(lineOf('0.3.0', '0.4.0', 'next')).toBe(line);
});
