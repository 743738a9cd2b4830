import type { TypePaths } from '../web-type.ts';

/** One builder serves every game that is made of rounds (G-454), and one page shows it (D-61). */
export const roundsPaths = {
  editor: '/dashboard/rumble-in-the-jumble/editor',
  preview: '/content/rumble-in-the-jumble/preview',
} as const satisfies TypePaths;
