import type { Anchor, ChangeKind, ChangeStatus, ContentStatus, Flag, Snapshot } from '@takhti/domain';
import type { ColumnType, Generated } from 'kysely';
import type { JsonOrDefault, Stamp, StampOrNull } from './column-types.ts';

export interface CommentsTable {
  institution_id: number;
  comments_id: string;
  users_content_id: string;
  comments: string;
  user_id: string;
  role_title: string;
  sent_on: Stamp;
  is_deleted: Generated<Flag>;
  anchor: ColumnType<Anchor | null, string | null | undefined, string | null>;
  answers_to: string | null;
  resolved_on: StampOrNull;
  resolved_by_user_id: string | null;
}

export interface CommentReadsTable {
  institution_id: number;
  user_id: string;
  users_content_id: string;
  read_on: Stamp;
}

export interface LooksTable {
  institution_id: number;
  user_id: string;
  container_id: string;
  looked_on: Stamp;
}

export interface QuestionLooksTable {
  institution_id: number;
  user_id: string;
  content_id: string;
  version: number;
}

export interface ChangeRequestsTable {
  institution_id: number;
  change_id: string;
  container_id: string;
  content_id: string | null;
  field: string;
  /** Any JSON value, written as its text. */
  before: ColumnType<unknown, string, string>;
  after: ColumnType<unknown, string, string>;
  kind: ChangeKind;
  base_version: number;
  by_user_id: string;
  role_title: string;
  made_on: Stamp;
  status: Generated<ChangeStatus>;
  settled_by_user_id: string | null;
  settled_on: StampOrNull;
}

export interface HistoryTable {
  institution_id: number;
  history_id: string;
  container_id: string;
  user_id: string;
  role_title: string;
  action: string;
  from_status: ContentStatus | null;
  to_status: ContentStatus | null;
  detail: JsonOrDefault<Record<string, unknown>>;
  happened_on: Stamp;
  /** The thing whose revisions are stored. */
  revision_bytes: Generated<number>;
}

export interface RevisionsTable {
  institution_id: number;
  revision_id: string;
  container_id: string;
  history_id: string;
  content_id: string | null;
  before: ColumnType<Snapshot | null, string | null, string | null>;
  after: ColumnType<Snapshot | null, string | null, string | null>;
  level: number | null;
  content_status: ContentStatus;
}
