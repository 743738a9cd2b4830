import type { TypePaths } from '../../web-type.ts';

export const lessonPlanPaths = {
  editor: '/dashboard/lesson/editor',
  preview: '/content/lesson/preview',
} as const satisfies TypePaths;
