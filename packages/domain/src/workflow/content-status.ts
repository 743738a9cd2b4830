/** Content status codes (specification, section 3). Published is `a` with `is_published` 1 (C-289). */
export const contentStatuses = ['d', 'w', 'r', 's', 'a'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** The name of each status code, for messages and styles. */
export const statusNames = {
  d: 'draft',
  w: 'waiting',
  r: 'in_review',
  s: 'resubmission',
  a: 'approved',
} as const satisfies Record<ContentStatus, string>;
