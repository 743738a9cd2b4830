import type { MantineColorsTuple } from '@mantine/core';

// The same names in the dark look, turned round: 0 and 1 are tints that lie under text of 7 and 8, and 7 and above are text on the
// dark page at 4.5:1. So a screen that uses a step for what it is meant for is right in both looks.
export const darkAccent: MantineColorsTuple = [
  '#1a2f26',
  '#203c31',
  '#264e3f',
  '#2e644f',
  '#397e64',
  '#479c7c',
  '#5db291',
  '#78c7a7',
  '#aedec8',
  '#d4f0e3',
];
export const darkSaffron: MantineColorsTuple = [
  '#382611',
  '#483014',
  '#5e3d15',
  '#794d14',
  '#996016',
  '#bc781c',
  '#d38d38',
  '#e8a457',
  '#f4c89a',
  '#fde3c8',
];
export const darkBrick: MantineColorsTuple = [
  '#3d221d',
  '#4e2a24',
  '#66352d',
  '#834338',
  '#a55346',
  '#cc6857',
  '#e47d6b',
  '#f99583',
  '#ffbfb3',
  '#ffe0da',
];
export const darkSky: MantineColorsTuple = [
  '#1c2c3a',
  '#22384b',
  '#2a4862',
  '#345c7f',
  '#4073a0',
  '#508fc5',
  '#66a4dc',
  '#7fbaf0',
  '#b0d6f9',
  '#d6ebff',
];
export const darkInk: MantineColorsTuple = [
  '#22272d',
  '#2b3137',
  '#3b4047',
  '#535960',
  '#6f757d',
  '#9299a1',
  '#abb2ba',
  '#c4cbd4',
  '#dee5ee',
  '#eff6ff',
];
export const darkSand: MantineColorsTuple = [
  '#21262c',
  '#282d34',
  '#363b42',
  '#4b5058',
  '#7b828a',
  '#8b929a',
  '#959ca4',
  '#a5abb4',
  '#bec5cd',
  '#d8dfe7',
];
/** What the library itself draws dark things with: text at 0, fields at 6, the surface of cards at 7. */
export const libraryDark: MantineColorsTuple = [
  '#dee5ee',
  '#c4cbd4',
  '#abb2ba',
  '#8c939b',
  '#484e55',
  '#363b42',
  '#252b31',
  '#1d2228',
  '#14191f',
  '#0b1015',
];
