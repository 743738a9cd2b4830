import type { Comment } from '@takhti/contract';
import { isSamePath, type Anchor } from '@takhti/domain';

/** A comment with its answers, the oldest first. */
export interface Thread {
  readonly first: Comment;
  readonly answers: readonly Comment[];
}

/** Comments as conversations, in the order in which they began. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  return comments
    .filter(({ answers_to }) => answers_to === null)
    .map((first) => ({ first, answers: comments.filter((each) => each.answers_to === first.comments_id) }));
}

type Place = Pick<Anchor, 'content_id' | 'path'>;

/** The conversations about one place, wherever it has moved since. */
export function threadsAt(threads: readonly Thread[], { content_id, path }: Place): Thread[] {
  return threads.filter(({ first: { anchor, place } }) => {
    if (!anchor || anchor.content_id !== content_id) return false;
    return place !== null && place.path !== null && isSamePath(place.path, path);
  });
}

/** How many conversations are not settled. */
export function countOpen(threads: readonly Thread[]): number {
  return threads.filter(({ first }) => first.resolved_on === null).length;
}
