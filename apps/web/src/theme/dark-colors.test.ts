import type { MantineColorsTuple } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { accent, brick, ink, saffron, sand, sky } from './colors.ts';
import {
  darkAccent,
  darkBrick,
  darkInk,
  darkSaffron,
  darkSand,
  darkSky,
  libraryDark,
} from './dark-colors.ts';

const looks = {
  light: { page: ['#ffffff', sand[0]], colors: { accent, saffron, brick, sky, ink, sand } },
  dark: {
    page: [libraryDark[7], libraryDark[8]],
    colors: {
      accent: darkAccent,
      saffron: darkSaffron,
      brick: darkBrick,
      sky: darkSky,
      ink: darkInk,
      sand: darkSand,
    },
  },
} as const;

describe.each(Object.entries(looks))('%s', (_, { page, colors }) => {
  test.each(Object.entries<MantineColorsTuple>(colors))('text of %s can be read', (_name, steps) => {
    for (const under of [...page, steps[0]]) {
      expect(contrast(steps[7], under)).toBeGreaterThan(4.5);
      expect(contrast(steps[8], under)).toBeGreaterThan(4.5);
    }
    expect(contrast(steps[8], steps[1])).toBeGreaterThan(4.5);
  });
});

test('white text can be read on what is filled', () => {
  for (const { 7: filled } of [accent, saffron, brick, sky, ink, sand])
    expect(contrast('#ffffff', filled)).toBeGreaterThan(4.5);
});

/** WCAG's ratio of two colours, "#rrggbb". */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
