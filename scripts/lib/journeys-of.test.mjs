import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURE_JOURNEYS, PLACE_JOURNEYS, journeysOf } from './journeys-of.mjs';
import { root } from './root.mjs';

const specs = readdirSync(`${root}/e2e`, { recursive: true })
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => basename(name));
const foldersOf = (place) =>
  ['server', 'web'].flatMap((app) =>
    readdirSync(`${root}/apps/${app}/src/${place}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );

describe('the journeys of a change', () => {
  test('every feature has some, and none is named that is neither feature nor type', () => {
    const named = Object.keys(FEATURE_JOURNEYS);
    const [features, types] = [foldersOf('features'), foldersOf('types')];
    expect(features.filter((feature) => !named.includes(feature))).toEqual([]);
    expect(named.filter((name) => !features.includes(name) && !types.includes(name))).toEqual([]);
  });

  test.each(Object.entries(FEATURE_JOURNEYS))('those of %s are there', (_feature, names) => {
    for (const name of names) expect(specs.filter((spec) => spec.startsWith(name))).not.toEqual([]);
  });

  test.each(Object.entries(PLACE_JOURNEYS))('those of %s are there, and so is the place', (place, names) => {
    expect(existsSync(`${root}/${place}`)).toBe(true);
    for (const name of names) expect(specs.filter((spec) => spec.startsWith(name))).not.toEqual([]);
  });

  test('a screen and its calls lead to the same ones', () => {
    expect(journeysOf(['apps/web/src/features/people/list/page.tsx'])).toEqual(
      journeysOf(['apps/server/src/features/people/people.routes.ts']),
    );
  });

  test('a journey is its own, a helper that of those who import it, and a test that of nobody', () => {
    const sources = new Map([
      ['e2e/authoring/bank.spec.ts', "import { makeBank } from './helpers/content.ts';"],
      ['e2e/helpers/content.ts', "import { skillOf } from './skills.ts';"],
      ['e2e/types/mcq.ts', "import { makeBank } from '../helpers/content.ts';"],
      ['e2e/people/people.spec.ts', ''],
    ]);
    expect(journeysOf(['e2e/authoring/lock.spec.ts', 'e2e/helpers/skills.ts'], sources)).toEqual([
      'bank',
      'every-type',
      'lock',
    ]);
    expect(journeysOf(['apps/web/src/features/people/form/rules.test.ts'])).toEqual([]);
  });

  test('a path outside of features has the journeys of its folder', () => {
    expect(journeysOf(['apps/player/src/offline/main.tsx'])).toEqual(['carried-game']);
    expect(journeysOf(['README.md'])).toEqual([]);
  });
});
