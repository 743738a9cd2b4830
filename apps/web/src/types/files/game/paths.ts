import type { TypePaths } from '../../web-type.ts';

export const otherGamePaths = {
  editor: '/dashboard/game/edit',
  preview: '/content/game/preview',
} as const satisfies TypePaths;
