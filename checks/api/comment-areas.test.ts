import { expect, it, vi } from 'vitest';
import { checkComment } from './check-comments';
import type { Documented } from './documented';

// Areas that the library does not have, so that the rule can know them only from the list.
vi.mock('../../api/areas', () => ({ areas: [{ category: 'Wheels' }, { category: 'Brakes' }] }));

const context = { fails: [], throws: [], linkable: new Set<string>(), hasGuide: () => true };

function findingsOf(category: string): readonly string[] {
  const thing: Documented = {
    ...{ name: 'Hub', file: 'hub.d.ts', line: 2, isClass: false, isMember: false, exported: true },
    ...{ parameters: [], typeParameters: [], returns: undefined },
    comment: {
      opening: 'Turns.',
      line: 1,
      tags: [
        { tag: 'see', text: '[Start](guide:start)', line: 2 },
        { tag: 'category', text: category, line: 3 },
      ],
    },
  };
  return checkComment(thing, context).map(({ message, remedy }) => `${message}. ${remedy}`);
}

it('allows as @category only the categories in the list of areas', () => {
  expect(findingsOf('Wheels')).toEqual([]);
  expect(findingsOf('Queries')).toEqual(['Hub needs one @category. Choose from Wheels, Brakes.']);
});
