import type { MantineColorsTuple } from '@mantine/core';

/** What the library itself draws dark things with: text at 0, fields at 6, the surface of cards at 7. The rest is in dark.css. */
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
