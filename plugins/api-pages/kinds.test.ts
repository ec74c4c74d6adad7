import { ReflectionKind } from 'typedoc';
import { expect, it } from 'vitest';
import { Stop } from '../repository-files/stop';
import { itemKindOf, reflectionKinds } from './kinds';

it('reflectionKinds has the same numbers as ReflectionKind of TypeDoc', () => {
  const kinds: Readonly<Record<string, unknown>> = { ...ReflectionKind };
  for (const [name, kind] of Object.entries(reflectionKinds)) expect(kinds[name]).toBe(kind);
});

it('itemKindOf refuses an item of a kind that has no pages', () => {
  expect(() => itemKindOf({ name: 'Box', kind: ReflectionKind.Namespace })).toThrow(Stop);
  expect(() => itemKindOf({ name: 'Box', kind: ReflectionKind.Namespace })).toThrow(
    'Box: no page is made for an item of kind 4. Add it to plugins/api-pages/kinds.ts.',
  );
});
