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

  it('keeps its distance to the foot of the screen', () => {
    // 6 to the word, 100 of its own and 12 to the edge: 522 is the lowest line with room below it.
    expect(placeCard({ left: 20, top: 502, bottom: 522 }, card, phone, 60).top).toBe(528);
    expect(placeCard({ left: 20, top: 503, bottom: 523 }, card, phone, 60).top).toBe(397);
  });

  it('does not hide under the navigation bar', () => {
    const low = { width: 360, height: 200 };
    expect(placeCard({ left: 20, top: 100, bottom: 120 }, card, low, 60).top).toBe(126);
    // 60 of the bar, 12 to it, 100 of its own and 6 to the word: 178 is the highest with room above it.
    expect(placeCard({ left: 20, top: 178, bottom: 198 }, card, low, 60).top).toBe(72);
    expect(placeCard({ left: 20, top: 177, bottom: 197 }, card, low, 60).top).toBe(203);
  });
});
