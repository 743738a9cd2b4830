import type { MantineColorsTuple } from '@mantine/core';

// Ten steps each, grown from the base colour (named beside it) at even lightness: 7 and darker carry white text at 4.5:1,
// and may be text on white; 0 and 1 are tints to be under text of the same colour.
/** Slate green, base at 7: what one does. */
export const accent: MantineColorsTuple = [
  '#eff8f4',
  '#d6ece2',
  '#bbdbcd',
  '#a0c9b7',
  '#83b6a0',
  '#65a289',
  '#468e73',
  '#1f7a5c',
  '#0d5740',
  '#003726',
];
/** Base at 5: what waits for attention. */
export const saffron: MantineColorsTuple = [
  '#fef4ea',
  '#fee2c7',
  '#f8cea3',
  '#efb87e',
  '#e5a256',
  '#d98a1f',
  '#b57003',
  '#915800',
  '#6d4101',
  '#4c2c00',
];
/** Base at 7: danger, and what was sent back. */
export const brick: MantineColorsTuple = [
  '#fff3f0',
  '#ffded7',
  '#f9c5bb',
  '#efaca0',
  '#e39384',
  '#d47968',
  '#c45d4c',
  '#b3402f',
  '#83291c',
  '#551309',
];
/** Base at 7: what somebody is looking at. */
export const sky: MantineColorsTuple = [
  '#eff7fe',
  '#d7e8f8',
  '#bcd5ed',
  '#a1c1df',
  '#85acd0',
  '#6896c0',
  '#4b80b0',
  '#2b6a9e',
  '#1a4c74',
  '#092f4d',
];
/** Text, base at 8. */
export const ink: MantineColorsTuple = [
  '#f4f6f8',
  '#dde1e5',
  '#c3c8cd',
  '#a7adb4',
  '#8a919a',
  '#667079',
  '#525b66',
  '#37404c',
  '#1d2733',
  '#161d26',
];
/** Paper, lines and greys of the page, base at 2. */
export const sand: MantineColorsTuple = [
  '#faf7f2',
  '#f3eee6',
  '#e6dfd4',
  '#ccc6bb',
  '#b3ada3',
  '#9a958c',
  '#77726a',
  '#625d56',
  '#4f4b45',
  '#3a3732',
];
/** The dark colours of the library itself: text at 0, fields at 6, the surface of cards at 7. The rest is in dark.css. */
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
