import type { TypePaths } from '../../web-type.ts';

export const zipPaths = {
  editor: '/dashboard/zip/edit',
  preview: '/content/zip/preview',
} as const satisfies TypePaths;
