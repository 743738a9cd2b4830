import type { TypePaths } from '../../web-type.ts';

export const competitionPaths = {
  editor: '/dashboard/competition/editor',
  preview: '/content/competition/preview',
} as const satisfies TypePaths;

/** Where the reward of a competition is edited (C-118, G-450). */
export const rewardPaths = { editor: '/dashboard/competition/rewardeditor' } as const;
