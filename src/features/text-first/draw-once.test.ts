import { expect, it } from 'vitest';
import { drawOnce } from './draw-once';

interface Props {
  readonly location: object;
  readonly route: object;
  readonly match: object;
}

it('draws again for another location or another route, not for what the router makes anew', () => {
  const { compare } = drawOnce(function Page(_: Props) {
    return null;
  }) as unknown as { readonly compare: (before: Props, after: Props) => boolean };
  const [location, route] = [{}, {}];
  const before = { location, route, match: {} };
  expect(compare(before, { location, route, match: {} })).toBe(true);
  expect(compare(before, { location: {}, route, match: {} })).toBe(false);
  expect(compare(before, { location, route: {}, match: {} })).toBe(false);
});
