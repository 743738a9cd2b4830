import type { TypePaths } from '../../web-type.ts';

export const aiBotPaths = {
  editor: '/dashboard/ai-bot/editor',
  preview: '/content/ai-bot/preview',
} as const satisfies TypePaths;
