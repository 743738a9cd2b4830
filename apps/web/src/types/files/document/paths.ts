import type { TypePaths } from '../../web-type.ts';

export const documentPaths = {
  editor: '/dashboard/document/edit',
  preview: '/content/document/preview',
} as const satisfies TypePaths;
