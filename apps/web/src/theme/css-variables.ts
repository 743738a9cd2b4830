import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';
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

/** Each colour by the names that screens and the library know it by, with its steps in the light and in the dark look. */
const PAIRS: readonly (readonly [
  names: readonly string[],
  light: MantineColorsTuple,
  dark: MantineColorsTuple,
])[] = [
  [['accent', 'green'], accent, darkAccent],
  [['saffron', 'yellow'], saffron, darkSaffron],
  [['brick', 'red'], brick, darkBrick],
  [['sky', 'blue'], sky, darkSky],
  [['ink'], ink, darkInk],
  [['sand', 'gray'], sand, darkSand],
];

/** The page is paper, what lies on it is white; in the dark look both are slate at night. */
export const cssVariables: CSSVariablesResolver = () => ({
  // What lies dark on the page in both looks, and what stands out on it.
  variables: { '--on-night': saffron[4] },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': ink[8],
    '--mantine-color-dimmed': sand[7],
    '--mantine-color-placeholder': sand[6],
    '--mantine-color-default-border': sand[2],
    '--mantine-color-error': brick[7],
    '--mantine-color-anchor': accent[7],
    '--paper': sand[0],
    '--line': sand[2],
    '--ink': ink[8],
    '--night': ink[8],
  },
  dark: {
    ...Object.fromEntries(
      PAIRS.flatMap(([names, light, dark]) => names.flatMap((name) => stepsOf(name, light, dark))),
    ),
    '--mantine-color-body': libraryDark[7],
    '--mantine-color-text': darkInk[8],
    '--mantine-color-dimmed': darkSand[7],
    '--mantine-color-placeholder': darkSand[6],
    '--mantine-color-default': libraryDark[6],
    '--mantine-color-default-hover': libraryDark[5],
    '--mantine-color-default-color': darkInk[8],
    '--mantine-color-default-border': darkSand[3],
    '--mantine-color-error': darkBrick[7],
    '--mantine-color-anchor': darkAccent[7],
    '--paper': libraryDark[8],
    '--line': darkSand[2],
    '--ink': darkInk[8],
    '--night': libraryDark[4],
  },
});

function stepsOf(name: string, light: MantineColorsTuple, dark: MantineColorsTuple): [string, string][] {
  const of = `--mantine-color-${name}`;
  return [
    ...dark.map((color, step): [string, string] => [`${of}-${step}`, color]),
    // What is filled carries white text in both looks.
    [`${of}-filled`, light[7]],
    [`${of}-filled-hover`, light[6]],
    [`${of}-light`, dark[1]],
    [`${of}-light-hover`, dark[2]],
    [`${of}-light-color`, dark[8]],
    [`${of}-outline`, dark[7]],
    [`${of}-outline-hover`, dark[0]],
    [`${of}-text`, dark[7]],
  ];
}
