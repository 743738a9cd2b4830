/** Content status codes (specification, section 3). Published is `a` with `is_published` 1 (C-289). */
export const contentStatuses = ['d', 'w', 'r', 's', 'a'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** What each status code means, as names for messages and styles. */
export const statusNames = {
  d: 'draft',
  w: 'waiting',
  r: 'in_review',
  s: 'resubmission',
  a: 'approved',
} as const satisfies Record<ContentStatus, string>;
