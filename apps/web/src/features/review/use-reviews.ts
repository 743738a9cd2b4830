import { reviewProgress } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { useQueryCall } from '../../app/api/index.ts';

/** Whether somebody decides about an item now: theirs is the review. */
export function useReviews({ content_status, abilities }: OpenedContainer): boolean {
  return content_status === 'r' && abilities.moves.includes('approve');
}

/** How far a reviewer has come with the questions of a bank; undefined for everybody else, and until it is known. */
export function useReviewProgress(item: OpenedContainer) {
  const enabled = useReviews(item);
  const { container_id } = item;
  const progress = useQueryCall(reviewProgress, { container_id }, { silent: true, enabled });
  return enabled ? progress.data : undefined;
}
