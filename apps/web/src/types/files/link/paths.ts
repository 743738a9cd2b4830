import type { TypePaths } from '../../web-type.ts';

export const linkPaths = {
  editor: '/dashboard/link/edit',
  preview: '/content/link/preview',
} as const satisfies TypePaths;
