import type { TypePaths } from '../../web-type.ts';

export const htmlZipPaths = {
  editor: '/dashboard/html-zip/edit',
  preview: '/content/html-zip/preview',
} as const satisfies TypePaths;
