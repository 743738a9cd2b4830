import type { Flag, PersonAction, PersonChange } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { JsonOrDefault, Stamp, StampOrNull } from './column-types.ts';

export interface SchoolsTable {
  institution_id: number;
  school_id: string;
  title: string;
}

export interface RolesTable {
  institution_id: number;
  role: string;
  title: string;
  level: number | null;
  is_hide: Generated<Flag>;
  is_skill_edit: Generated<Flag>;
  is_skill_edit_gui: Generated<Flag>;
  is_export_stats: Generated<Flag>;
}

export interface UsersTable {
  institution_id: number;
  user_id: string;
  username: string;
  email: string;
  full_name: string;
  password_hash: string;
  school_id: string | null;
  active_role: string;
  grades_access: Generated<string>;
  subjects_access: Generated<string>;
  is_users_management: Generated<Flag>;
  is_view_cds: Generated<Flag>;
  is_deletion: Generated<Flag>;
  is_disabled: Generated<Flag>;
  user_data: JsonOrDefault<Record<string, unknown>>;
  created_on: Stamp;
  version: Generated<number>;
  last_seen_on: StampOrNull;
  is_visitor: Generated<Flag>;
  unconfirmed_email: string | null;
}

export interface UserRolesTable {
  institution_id: number;
  user_id: string;
  role: string;
  role_order: Generated<number>;
}

export interface PeopleHistoryTable {
  institution_id: number;
  history_id: string;
  user_id: string;
  by_user_id: string;
  by_role: string;
  action: PersonAction;
  changes: JsonOrDefault<PersonChange[]>;
  created_on: Stamp;
}
