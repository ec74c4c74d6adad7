import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card';

const card = { width: 300, height: 100 };
const phone = { width: 360, height: 640 };

describe('placeCard', () => {
  it('stands below the word, at its left edge', () => {
    expect(placeCard({ left: 20, top: 200, bottom: 220 }, card, phone, 60)).toEqual({ left: 20, top: 226 });
  });

  it('stays inside a narrow screen', () => {
    expect(placeCard({ left: 340, top: 200, bottom: 220 }, card, phone, 60).left).toBe(48);
    expect(placeCard({ left: -30, top: 200, bottom: 220 }, card, phone, 60).left).toBe(12);
  });

  it('goes above the word at the foot of the screen', () => {
    expect(placeCard({ left: 20, top: 600, bottom: 620 }, card, phone, 60).top).toBe(494);
  });

  it('does not hide under the navigation bar', () => {
    const low = { width: 360, height: 200 };
    expect(placeCard({ left: 20, top: 100, bottom: 120 }, card, low, 60).top).toBe(126);
  });
});
