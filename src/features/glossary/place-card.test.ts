import { describe, expect, it } from 'vitest';
import { placeCard } from './place-card';

const card = { width: 300, height: 100 };
const phone = { width: 360, height: 640 };

describe('placeCard', () => {
  it('puts the card below the word, at its left edge', () => {
    expect(placeCard({ left: 20, top: 200, bottom: 220 }, card, phone, 60)).toEqual({ left: 20, top: 226 });
  });

  it('keeps the card inside a narrow viewport', () => {
    expect(placeCard({ left: 340, top: 200, bottom: 220 }, card, phone, 60).left).toBe(48);
    expect(placeCard({ left: -30, top: 200, bottom: 220 }, card, phone, 60).left).toBe(12);
  });

  it('puts the card above a word at the bottom of the viewport', () => {
    expect(placeCard({ left: 20, top: 600, bottom: 620 }, card, phone, 60).top).toBe(494);
  });

  it('keeps the card 12 pixels away from the bottom of the viewport', () => {
    // 6 px to the word, 100 px for the card and 12 px to the edge: a card fits below a word that ends at 522 px.
    expect(placeCard({ left: 20, top: 502, bottom: 522 }, card, phone, 60).top).toBe(528);
    expect(placeCard({ left: 20, top: 503, bottom: 523 }, card, phone, 60).top).toBe(397);
  });

  it('does not put the card under the navigation bar', () => {
    const low = { width: 360, height: 200 };
    expect(placeCard({ left: 20, top: 100, bottom: 120 }, card, low, 60).top).toBe(126);
    // 60 px for the bar, 12 px to it, 100 px for the card and 6 px to the word: a card fits above a word at 178 px.
    expect(placeCard({ left: 20, top: 178, bottom: 198 }, card, low, 60).top).toBe(72);
    expect(placeCard({ left: 20, top: 177, bottom: 197 }, card, low, 60).top).toBe(203);
  });
});
