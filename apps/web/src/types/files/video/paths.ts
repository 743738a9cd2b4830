import type { TypePaths } from '../../web-type.ts';

export const videoPaths = {
  editor: '/dashboard/video/editor',
  preview: '/content/video/preview',
} as const satisfies TypePaths;
