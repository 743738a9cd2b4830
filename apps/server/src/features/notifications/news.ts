import {
  ContentStatusSchema,
  FlagSchema,
  Id,
  moveNames,
  noticesOfMove,
  type Notice,
  type NoticeKind,
} from '@takhti/domain';
import { z } from 'zod';

/** What the outbox tells, ready for those whom it concerns. */
export interface News {
  readonly container_id: string;
  readonly by_user_id: string;
  readonly notices: readonly Notice[];
  /** Whether the item left the level that it waited for. */
  readonly ends_waiting: boolean;
}

const Moved = z.object({
  move: z.enum(moveNames as [(typeof moveNames)[number], ...typeof moveNames]),
  container_id: Id,
  owner_user_id: Id,
  actor_user_id: Id,
  from_status: ContentStatusSchema,
  to_status: ContentStatusSchema,
  waiting_level: z.int().nullable(),
  is_published: FlagSchema,
});

const Reviewed = z.object({
  container_id: Id,
  by_user_id: Id,
  for_user_ids: z.array(Id).max(100),
});

/** Topics of the review that concern named people. Moves are told by container.moved alone. */
const kinds: Readonly<Record<string, NoticeKind>> = {
  'review.commented': 'commented',
  'review.answered': 'answered',
  'review.requests_settled': 'requests_settled',
};

/** Reads a word of the outbox; null when it concerns nobody, or is not in the form that it should have. */
export function readNews(topic: string, payload: unknown): News | null {
  return topic === 'container.moved' ? readMove(payload) : readReview(topic, payload);
}

function readMove(payload: unknown): News | null {
  const parsed = Moved.safeParse(payload);
  if (!parsed.success) return null;
  const { actor_user_id: by_user_id, ...move } = parsed.data;
  return {
    container_id: move.container_id,
    by_user_id,
    notices: noticesOfMove({ ...move, by_user_id }),
    ends_waiting: move.from_status === 'w',
  };
}

function readReview(topic: string, payload: unknown): News | null {
  const kind = kinds[topic];
  const parsed = Reviewed.safeParse(payload);
  if (!kind || !parsed.success) return null;
  const { container_id, by_user_id, for_user_ids } = parsed.data;
  const others = new Set(for_user_ids.filter((each) => each !== by_user_id));
  return {
    container_id,
    by_user_id,
    notices: [...others].map((user_id) => ({ kind, audience: { user_id } })),
    ends_waiting: false,
  };
}
