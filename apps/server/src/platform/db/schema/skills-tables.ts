import type { Flag, SkillHistoryEntry } from '@takhti/domain';
import type { ColumnType, Generated } from 'kysely';
import type { JsonOrDefault, Stamp } from './column-types.ts';

export interface SkillsTable {
  institution_id: number;
  skill_id: string;
  lms_skill_id: string | null;
  skill: string;
  category: string;
  subcategory: Generated<string>;
  secondary_skill: Generated<string>;
  skill_order: Generated<number>;
  skill_code: Generated<string>;
  mastery_topic: Generated<string>;
  grade: string;
  grades: ColumnType<string[], never, never>;
  subject: string;
  is_standalone: Generated<Flag>;
  created_on: Stamp;
  version: Generated<number>;
  is_deleted: Generated<Flag>;
  merged_into_skill_id: string | null;
}

/** Kept by the triggers of skills. */
export interface SkillNamesTable {
  institution_id: number;
  grade: string;
  name_hash: string;
  skill_id: string;
}

export interface SkillsHistoryTable {
  institution_id: number;
  history_id: string;
  skill_id: string;
  user_id: string;
  role_title: string;
  action: SkillHistoryEntry['action'];
  changes: JsonOrDefault<SkillHistoryEntry['changes']>;
  is_unseen: Generated<Flag>;
  happened_on: Stamp;
}
