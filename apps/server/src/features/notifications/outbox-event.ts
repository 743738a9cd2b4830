import {
  ContentStatusSchema,
  FlagSchema,
  Id,
  moveNames,
  notificationsOfMove,
  type AddressedNotification,
  type NotificationKind,
} from '@takhti/domain';
import { z } from 'zod';

/** A row of the outbox, and the people whom it concerns. */
export interface OutboxEvent {
  readonly container_id: string;
  readonly by_user_id: string;
  readonly notifications: readonly AddressedNotification[];
  /** Whether the item left the level that it waited for. */
  readonly ends_waiting: boolean;
  /** Whether what it was notified of last is so no more: it was taken back. */
  readonly is_taken_back: boolean;
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

const TakenBack = z.object({ container_id: Id, by_user_id: Id });

const Reviewed = z.object({
  container_id: Id,
  by_user_id: Id,
  for_user_ids: z.array(Id).max(100),
});

/** Topics of the review that concern named people. Moves have container.moved only. */
const kinds: Readonly<Record<string, NotificationKind>> = {
  'review.commented': 'commented',
  'review.answered': 'answered',
  'review.requests_settled': 'requests_settled',
  'review.set_aside': 'set_aside',
};

/** Parses a row of the outbox; null when it concerns no person or is malformed. */
export function parseOutboxEvent(topic: string, payload: unknown): OutboxEvent | null {
  switch (topic) {
    case 'container.moved':
      return parseMove(payload);
    case 'review.taken_back':
      return parseTakenBack(payload);
    default:
      return parseReview(topic, payload);
  }
}

function parseTakenBack(payload: unknown): OutboxEvent | null {
  const parsed = TakenBack.safeParse(payload);
  return parsed.success
    ? { ...parsed.data, notifications: [], ends_waiting: true, is_taken_back: true }
    : null;
}

function parseMove(payload: unknown): OutboxEvent | null {
  const parsed = Moved.safeParse(payload);
  if (!parsed.success) return null;
  const { actor_user_id: by_user_id, ...move } = parsed.data;
  return {
    container_id: move.container_id,
    by_user_id,
    notifications: notificationsOfMove({ ...move, by_user_id }),
    ends_waiting: move.from_status === 'w',
    is_taken_back: false,
  };
}

function parseReview(topic: string, payload: unknown): OutboxEvent | null {
  const kind = kinds[topic];
  const parsed = Reviewed.safeParse(payload);
  if (!kind || !parsed.success) return null;
  const { container_id, by_user_id, for_user_ids } = parsed.data;
  const others = new Set(for_user_ids.filter((each) => each !== by_user_id));
  return {
    container_id,
    by_user_id,
    notifications: [...others].map((user_id) => ({ kind, audience: { user_id } })),
    ends_waiting: false,
    is_taken_back: false,
  };
}
