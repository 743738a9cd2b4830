import type { TypePaths } from '../../web-type.ts';

export const eBookPaths = {
  editor: '/dashboard/e-book/edit',
  preview: '/content/e-book/preview',
} as const satisfies TypePaths;
