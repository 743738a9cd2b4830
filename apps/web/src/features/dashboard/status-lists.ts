import type { ContentStatus } from '@takhti/domain';

/** The address of each status's list. */
export const listPaths = {
  d: '/dashboard/draft',
  w: '/dashboard/waiting-for-review',
  r: '/dashboard/in-review',
  s: '/dashboard/resubmission',
  a: '/dashboard/approved',
} as const satisfies Record<ContentStatus, string>;
