import type { TypePaths } from '../../web-type.ts';

export const competitionPaths = {
  editor: '/dashboard/competition/editor',
  preview: '/content/competition/preview',
} as const satisfies TypePaths;

/** The path of the editor of a competition's reward (C-118, G-450). */
export const rewardPaths = { editor: '/dashboard/competition/rewardeditor' } as const;
