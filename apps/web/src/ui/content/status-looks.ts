import { statusNames, type ContentStatus, type Flag } from '@takhti/domain';

/** A status as people see it: published differs from approved. */
export type ShownStatus = (typeof statusNames)[ContentStatus] | 'published';

/** The colour of each status (design, "How it looks and feels"); `bar` for charts, where no text is on it. */
export const statusLooks = {
  draft: { color: 'sand', bar: 'var(--mantine-color-sand-4)' },
  waiting: { color: 'saffron', bar: 'var(--mantine-color-saffron-5)' },
  in_review: { color: 'sky', bar: 'var(--mantine-color-sky-6)' },
  resubmission: { color: 'brick', bar: 'var(--mantine-color-brick-6)' },
  approved: { color: 'accent', bar: 'var(--mantine-color-accent-6)' },
  published: { color: 'accent', bar: 'var(--mantine-color-accent-8)' },
} as const satisfies Record<ShownStatus, { color: string; bar: string }>;

export function shownStatusOf(status: ContentStatus, isPublished: Flag): ShownStatus {
  return status === 'a' && isPublished === 1 ? 'published' : statusNames[status];
}
