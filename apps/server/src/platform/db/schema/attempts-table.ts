import type { ColumnType, Generated } from 'kysely';
import type { Json, Stamp, StampOrNull } from './column-types.ts';
import type { KnownBy } from './known-by.ts';

export interface AttemptsTable {
  institution_id: number;
  attempt_id: string;
  token_hash: string;
  content_id: string;
  publication_id: string;
  user_id: string;
  known_by: Generated<KnownBy>;
  seed: string;
  question_ids: Json<string[]>;
  /** A document of the kind that is played. */
  state: Json<object>;
  result: ColumnType<object | null, string | null | undefined, string | null>;
  started_on: Stamp;
  saved_on: Stamp;
  finished_on: StampOrNull;
  launched_on: Stamp;
  /** From where a platform opened it last. */
  lti_launch_id: Generated<string | null>;
  /** Which part of a bank it plays; null for what is played whole. */
  part: ColumnType<object | null, string | null | undefined, never>;
  /** The code of the own link by which it was begun. */
  link_code: Generated<string | null>;
}
