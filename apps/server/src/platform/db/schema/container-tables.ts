import type {
  ContentStatus,
  ContentType,
  Flag,
  Language,
  McqDoc,
  QuestionDoc,
  QuestionKind,
} from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Json, Stamp } from './column-types.ts';

export interface ContainersTable {
  institution_id: number;
  container_id: string;
  users_content_id: string;
  content_id: string;
  content_type: ContentType;
  content_status: ContentStatus;
  title: string;
  language: Language;
  skill_id: string;
  no_of_skills: Generated<number>;
  grade: string;
  subject: string;
  total_questions: Generated<number>;
  total_skills: Generated<number>;
  review_level: Generated<number>;
  waiting_level: number | null;
  last_activity: Stamp;
  is_duplicate: Generated<Flag>;
  copied_from_id: string | null;
  /** The owner of the hidden fields of its document; null for its author. */
  keeper_user_id: string | null;
  school_id: string | null;
  user_id: string;
  reviewer_user_id: string | null;
  is_published: Generated<Flag>;
  is_deleted: Generated<Flag>;
  is_global: Generated<Flag>;
  is_read_only: Generated<Flag>;
  is_closed: Generated<Flag>;
  version: Generated<number>;
  json_data: Json<object>;
  created_on: Stamp;
  /** Under which id the LMS knows it; empty when it does not. */
  lms_content_id: Generated<string>;
  is_lms_module: Generated<Flag>;
  no_of_reviews: Generated<number>;
}

export interface EditLocksTable {
  institution_id: number;
  container_id: string;
  user_id: string;
  session_key: string;
  taken_on: Stamp;
  seen_on: Stamp;
}

type OptionColumn = `option${1 | 2 | 3 | 4}` | `correct${1 | 2 | 3 | 4}`;
type OptionColumns = { [Column in OptionColumn]: Generated<McqDoc[Column]> };

/** The columns of options are those of multiple-choice questions; what other kinds have of their own is in `json_data`. */
export interface QuestionsTable
  extends Omit<McqDoc, OptionColumn | 'content_type' | 'json_data'>, OptionColumns {
  institution_id: number;
  content_id: string;
  container_id: string;
  article_id: string | null;
  skill_id: string;
  is_language_reviewed: Generated<Flag>;
  is_accepted: Generated<Flag>;
  creator_institution_id: number;
  modified_by_user_id: string;
  modified_on: Stamp;
  json_data: Json<QuestionDoc['json_data']>;
  content_type: Generated<QuestionKind>;
  search_text: string;
  fingerprint: string;
  question_order: number;
  version: Generated<number>;
  created_on: Stamp;
}
