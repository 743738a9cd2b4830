import type { NotificationKind } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Json, Stamp, StampOrNull } from './column-types.ts';

export interface OutboxTable {
  institution_id: number;
  outbox_id: string;
  topic: string;
  payload: Json<Record<string, unknown>>;
  created_on: Stamp;
  delivered_on: StampOrNull;
}

export interface NotificationsTable {
  institution_id: number;
  notification_id: string;
  user_id: string;
  kind: NotificationKind;
  container_id: string;
  title: string;
  level: number | null;
  /** Null for a learner. */
  by_user_id: string | null;
  /** The talk with an AI bot that it is about. */
  talk_id: Generated<string | null>;
  created_on: Stamp;
  read_on: StampOrNull;
}

export interface DailyMailsTable {
  institution_id: number;
  user_id: string;
  mailed_on: Stamp;
}
