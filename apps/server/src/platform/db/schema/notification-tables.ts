import type { NotificationKind } from '@takhti/domain';
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
  by_user_id: string;
  created_on: Stamp;
  read_on: StampOrNull;
}

export interface DailyMailsTable {
  institution_id: number;
  user_id: string;
  mailed_on: Stamp;
}
