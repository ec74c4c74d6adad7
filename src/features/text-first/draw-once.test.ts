import { expect, it } from 'vitest';
import { drawOnce } from './draw-once';

interface Props {
  readonly location: object;
  readonly content: object;
  readonly match: object;
  readonly sidebar?: string;
}

it('renders again if any prop but `match` changes, since the router creates that anew each time', () => {
  const { compare } = drawOnce(function Page(_: Props) {
    return null;
  }) as unknown as { readonly compare: (before: Props, after: Props) => boolean };
  const [location, content] = [{}, {}];
  const before = { location, content, match: {} };
  expect(compare(before, { location, content, match: {} })).toBe(true);
  expect(compare(before, { location: {}, content, match: {} })).toBe(false);
  expect(compare(before, { location, content: {}, match: {} })).toBe(false);
  expect(compare(before, { location, content, match: {}, sidebar: 'docs' })).toBe(false);
});
