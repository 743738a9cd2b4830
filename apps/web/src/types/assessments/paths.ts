import type { TypePaths } from '../web-type.ts';

export const assessmentPaths = {
  editor: '/dashboard/assessment/edit',
  preview: '/content/assessment/preview',
} as const satisfies TypePaths;
