import type { ContentType, Flag, Language } from '@takhti/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Stamp } from './column-types.ts';

export interface PublicationsTable {
  institution_id: number;
  publication_id: string;
  content_id: string;
  container_id: string;
  content_type: ContentType;
  content_hash: string;
  title: string;
  language: Language;
  grade: string;
  subject: string;
  /** A document of the kind that `content_type` publishes. */
  json_data: Json<object>;
  /** The questions that it may draw, as `keptPool` keeps them. */
  pool: Json<object>;
  is_current: Generated<Flag>;
  published_by: string;
  published_on: Stamp;
}

export interface RubricsTable {
  institution_id: number;
  rubric_id: string;
  assignment_id: string;
  user_id: string;
  title: string;
  total_points: ColumnType<string, number, number>;
  total_criterion: number;
  sort_order: number;
  criterion_json: Json<object>;
  created_on: Stamp;
  updated_on: Stamp;
  is_deleted: Generated<Flag>;
  version: Generated<number>;
}

export interface ContentReferencesTable {
  institution_id: number;
  container_id: string;
  /** The content that its document refers to; it may no longer exist. */
  content_id: string;
}

export interface PublicationReferencesTable {
  institution_id: number;
  publication_id: string;
  content_id: string;
  pinned_publication_id: string;
}

export interface PublicationQuestionsTable {
  institution_id: number;
  publication_id: string;
  content_id: string;
  body: Json<object>;
}
