import type { Flag } from '@takhti/domain';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonOrDefault, Stamp, StampOrNull } from './column-types.ts';

type OptionalJson = ColumnType<object | null, string | null | undefined, string | null>;

/** Platforms that open the product by LTI. */
export interface LtiPlatformsTable {
  institution_id: number;
  platform_id: string;
  name: string;
  issuer: string;
  client_id: string;
  auth_url: string;
  token_url: string;
  jwks_url: string;
  origins: JsonOrDefault<string[]>;
  deployments: JsonOrDefault<string[]>;
  creates_people: Generated<Flag>;
  matches_email: Generated<Flag>;
  last_launch_on: StampOrNull;
  last_refusal: OptionalJson;
  created_on: Stamp;
  version: Generated<number>;
}

/** The keys with which an institution signs its messages to platforms. */
export interface LtiKeysTable {
  institution_id: number;
  kid: string;
  public_jwk: Json<object>;
  /** Secret: as JSON. */
  private_jwk: string;
  created_on: Stamp;
}

/** Secrets with which a platform registers itself, once. */
export interface LtiInvitationsTable {
  institution_id: number;
  token_hash: string;
  expires_on: Stamp;
}

/** Launches on their way. */
export interface LtiLoginsTable {
  institution_id: number;
  login_id: string;
  platform_id: string;
  state_hash: string;
  nonce: string;
  proof_hash: string;
  /** The parameters of the announcement. */
  asked: Json<Record<string, string>>;
  claims: OptionalJson;
  /** The account that entered the studio with it. */
  user_id: string | null;
  /** When it was entered first. */
  entered_on: StampOrNull;
  expires_on: Stamp;
}

/** People of platforms. */
export interface LtiPeopleTable {
  institution_id: number;
  person_id: string;
  platform_id: string;
  sub: string;
  /** The account of a teacher or author. */
  user_id: string | null;
  full_name: Generated<string>;
}

/** Places from which content was opened. */
export interface LtiLaunchesTable {
  institution_id: number;
  launch_id: string;
  platform_id: string;
  person_id: string;
  token_hash: string;
  content_id: string;
  is_learner: Flag;
  is_teacher: Generated<Flag>;
  context_title: Generated<string>;
  /** The place in the course. */
  resource_link_id: Generated<string>;
  /** The address of the course's members (NRPS); empty if there is none. */
  members_url: Generated<string>;
  /** Where scores go; parsed by `features/lms`. */
  scores: OptionalJson;
  created_on: Stamp;
}

/** One-time keys to the studio. */
export interface EntryTokensTable {
  institution_id: number;
  token_hash: string;
  user_id: string;
  role: string;
  expires_on: Stamp;
}

/** The names of their columns. */
export const ltiColumns = {
  lti_platforms: [
    'institution_id',
    'platform_id',
    'name',
    'issuer',
    'client_id',
    'auth_url',
    'token_url',
    'jwks_url',
    'origins',
    'deployments',
    'creates_people',
    'matches_email',
    'last_launch_on',
    'last_refusal',
    'created_on',
    'version',
  ],
  lti_keys: ['institution_id', 'kid', 'public_jwk', 'private_jwk', 'created_on'],
  lti_invitations: ['institution_id', 'token_hash', 'expires_on'],
  lti_logins: [
    'institution_id',
    'login_id',
    'platform_id',
    'state_hash',
    'nonce',
    'proof_hash',
    'asked',
    'claims',
    'user_id',
    'entered_on',
    'expires_on',
  ],
  lti_people: ['institution_id', 'person_id', 'platform_id', 'sub', 'user_id', 'full_name'],
  lti_launches: [
    'institution_id',
    'launch_id',
    'platform_id',
    'person_id',
    'token_hash',
    'content_id',
    'is_learner',
    'is_teacher',
    'context_title',
    'resource_link_id',
    'members_url',
    'scores',
    'created_on',
  ],
  entry_tokens: ['institution_id', 'token_hash', 'user_id', 'role', 'expires_on'],
} as const;
