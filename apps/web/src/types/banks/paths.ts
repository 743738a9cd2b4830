import type { TypePaths } from '../web-type.ts';

export const bankPaths = {
  editor: '/dashboard/mcq',
  question: '/dashboard/mcq/edit',
  preview: '/content/mcq/preview',
} as const satisfies TypePaths;
