import type { Flag } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Stamp } from './column-types.ts';

export interface SessionsTable {
  session_hash: string;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  session_key: string;
  institution_id: number;
  user_id: string;
  active_role: string;
  created_on: Stamp;
  refreshed_on: Stamp;
  expires_on: Stamp;
  refresh_expires_on: Stamp;
  access_user_id: string | null;
  is_user_access: Generated<Flag>;
  device: Generated<string>;
  is_jwt_login: Generated<Flag>;
  family_hash: string | null;
  rotation_salt: string | null;
}

export interface LoginNamesTable {
  name: string;
  institution_id: number;
  user_id: string;
}

export interface PasswordResetsTable {
  institution_id: number;
  user_id: string;
  code_hash: string;
  email: string;
  created_on: Stamp;
  expires_on: Stamp;
}

export interface LoginFailuresTable {
  subject: string;
  failures: number;
  first_failed_on: Stamp;
  last_failed_on: Stamp;
}
