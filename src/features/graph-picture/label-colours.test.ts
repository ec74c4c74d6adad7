import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync(path.join(__dirname, '../../css/tokens.css'), 'utf8');

const valuesOf = (name: string): string[] =>
  [...tokens.matchAll(new RegExp(`--${name}: (#[\\da-f]+);`, 'g'))].map(([, value = '']) => value);

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(['product', 'part', 'supplier', 'category', 'order', 'customer', 'none'])(
  'the colour of %s contrasts with white text, and with the surface in both colour modes',
  (label) => {
    const [colour = '', ...others] = valuesOf(`label-${label}`);
    expect(others).toEqual([]);
    expect(contrast(colour, '#fff')).toBeGreaterThanOrEqual(4.5);
    const surfaces = valuesOf('ifm-background-surface-color');
    expect(surfaces).toHaveLength(2);
    for (const surface of surfaces) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(3);
  },
);
