import type { OpenedContainer } from '@takhti/domain';

/** Why a container is shown without editing; keys below `editor:read_only`. */
export type ReadOnlyReason =
  | 'viewed'
  | 'marked'
  | 'draft'
  | 'waiting'
  | 'start_review'
  | 'in_review'
  | 'resubmission'
  | 'published'
  | 'approved';

type Shown = Pick<OpenedContainer, 'content_status' | 'is_read_only' | 'is_published' | 'abilities'>;

/** Why somebody cannot edit what they see, or null when they can (specification, section 4, "Read-only rule"). */
export function whyReadOnly(
  { content_status, is_read_only, is_published, abilities }: Shown,
  isViewContent = false,
): ReadOnlyReason | null {
  if (abilities.can_edit) return null;
  if (isViewContent) return 'viewed';
  if (is_read_only === 1) return 'marked';
  switch (content_status) {
    case 'd':
      return 'draft';
    case 'w':
      return abilities.moves.includes('startReview') ? 'start_review' : 'waiting';
    case 'r':
      return 'in_review';
    case 's':
      return 'resubmission';
    case 'a':
      return is_published === 1 ? 'published' : 'approved';
    default:
      return content_status satisfies never;
  }
}
