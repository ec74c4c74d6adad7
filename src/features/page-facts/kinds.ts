/** The four kinds of page (Diataxis) and what the reader sees for each. */
export const kindLabels = {
  tutorial: 'Tutorial',
  'how-to': 'Guide',
  explanation: 'Explanation',
  reference: 'Reference',
} as const;

export type Kind = keyof typeof kindLabels;

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;

export type Difficulty = (typeof difficulties)[number];

export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(kindLabels, value);
}

export function isDifficulty(value: unknown): value is Difficulty {
  return difficulties.some((difficulty) => difficulty === value);
}
