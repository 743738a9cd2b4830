import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accent, brick, ink, saffron, sand, sky } from './colors.ts';

type Steps = readonly string[];

const night = readFileSync(new URL('dark.css', import.meta.url), 'utf8');

/** A variable of the dark look. */
function nightly(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(night)?.[1];
  if (value === undefined) throw new Error(`dark.css has no colour --${name}`);
  return value;
}

const nightSteps = (name: string): Steps =>
  Array.from({ length: 10 }, (_, step) => nightly(`mantine-color-${name}-${step}`));

const light: Record<string, Steps> = { accent, saffron, brick, sky, ink, sand };
const looks: Record<string, { page: Steps; colors: Record<string, Steps> }> = {
  light: { page: ['#ffffff', sand[0]], colors: light },
  dark: {
    page: [nightly('mantine-color-body'), nightly('paper')],
    colors: Object.fromEntries(Object.keys(light).map((name) => [name, nightSteps(name)])),
  },
};

describe.each(Object.entries(looks))('%s', (_, { page, colors }) => {
  test.each(Object.entries(colors))('text of %s can be read', (_name, steps) => {
    const [tint = '', stronger = ''] = steps;
    const [text = '', strong = ''] = steps.slice(7);
    for (const under of [...page, tint]) {
      expect(contrast(text, under)).toBeGreaterThan(4.5);
      expect(contrast(strong, under)).toBeGreaterThan(4.5);
    }
    expect(contrast(strong, stronger)).toBeGreaterThan(4.5);
  });
});

test('white text can be read on what is filled, also while it is pointed at', () => {
  const filled = Object.values(light).map(({ 7: color = '' }) => color);
  const byNight = Object.keys(light).flatMap((name) =>
    ['filled', 'filled-hover'].map((use) => nightly(`mantine-color-${name}-${use}`)),
  );
  for (const color of [...filled, ...byNight]) expect(contrast('#ffffff', color)).toBeGreaterThan(4.5);
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
