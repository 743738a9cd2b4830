import {
  DeveloperRow,
  FlagSchema,
  Id,
  limits,
  Person,
  PersonHistoryEntry,
  PersonRow,
  RoleGrant,
  School,
  User,
} from '@takhti/domain';
import { z } from 'zod';
import { PasswordHash } from './account.ts';
import { acceptedTables, call, injected, listOf, page, version } from '../call.ts';

const part = z.string().max(200).default('');
const refusals = [
  'people.not_found',
  'people.changed_meanwhile',
  'people.own_access',
  'people.administrator',
  'people.last_manager',
] as const;

/** People of an institution, as its administrators manage them (specification, section 7, Admin). */
export const searchUsers = call({
  path: 'admin/users/search',
  summary: 'People by username, email, name, role and whether they are disabled, a page at a time',
  can: 'users.manage',
  shows: ['people'],
  request: () =>
    z.object({
      ...injected,
      username: part,
      email: part,
      full_name: part,
      role: part,
      is_disabled: FlagSchema.nullable().default(null),
      page,
    }),
  reply: () => listOf(PersonRow),
  problems: [],
});

export const openUser = call({
  path: 'admin/users/id',
  summary: 'One person, with all that can be changed of them',
  can: 'users.manage',
  shows: ['people'],
  request: () => z.object({ ...injected, user_id: Id }),
  reply: () => Person,
  problems: ['people.not_found'],
  names_person: true,
});

export const createUser = call({
  path: 'admin/users/create',
  summary: 'Make a person, or change the one whose user_id is given',
  can: 'users.manage',
  changes: ['people', 'schools'],
  renews: openUser,
  request: () =>
    z.object({
      ...injected,
      user_id: Id.optional().meta({ description: 'Whom to change; absent for a new person' }),
      version: version.optional().meta({
        description: 'The version the edit started from; without it the person is changed as they are now',
      }),
      username: z.string().max(1_000),
      password: PasswordHash.optional().meta({
        description: 'SHA-256 in lower-case hex; absent to keep the present one',
      }),
      full_name: z.string().max(1_000),
      email: z.string().max(1_000),
      roles: z
        .string()
        .max(1_000)
        .meta({ description: 'Comma list of role codes; a first login starts in the first' }),
      grades_access: z.string().max(1_000).meta({ description: 'ALL or a comma list' }),
      subjects_access: z.string().max(10_000).meta({ description: 'ALL or a comma list' }),
      school_name: z.string().max(1_000).default(''),
      is_new_school: FlagSchema.default(0).meta({
        description: 'Whether school_name names a school to make',
      }),
      update_school_id: Id.nullable().default(null).meta({ description: 'The school chosen; null for none' }),
      is_users_management: FlagSchema.default(0),
      is_view_cds: FlagSchema.default(0),
      is_deletion: FlagSchema.default(0),
    }),
  reply: () => Person,
  problems: [...refusals, 'people.invalid'],
  names_person: true,
});

export const disableUser = call({
  path: 'admin/users/disable',
  summary: 'Keep a person out, or let them in again; what they wrote stays',
  can: 'users.manage',
  changes: ['people'],
  renews: openUser,
  request: () => z.object({ ...injected, user_id: Id, is_disabled: FlagSchema, version }),
  reply: () => Person,
  problems: refusals,
  names_person: true,
});

export const listUserHistory = call({
  path: 'admin/users/history',
  summary: 'Who changed what about a person, the latest first',
  can: 'users.manage',
  shows: ['people'],
  request: () => z.object({ ...injected, user_id: Id, page }),
  reply: () => listOf(PersonHistoryEntry),
  problems: ['people.not_found'],
  names_person: true,
});

export const listSchools = call({
  path: 'admin/schools',
  summary: 'The schools of the institution',
  can: 'users.manage',
  shows: ['schools'],
  request: () => z.object({ ...injected }),
  reply: () => listOf(School),
  problems: [],
});

export const listRoles = call({
  path: 'admin/roles',
  summary: 'The roles that people of the institution can hold',
  can: 'users.manage',
  shows: [],
  request: () => z.object({ ...injected }),
  reply: () => listOf(RoleGrant),
  problems: [],
});

export const uploadUsers = call({
  path: 'admin/users/upload',
  summary: 'Make the people of a CSV or XLSX file: all of them or none',
  can: 'users.manage',
  changes: ['people', 'schools'],
  request: () => z.object({ ...injected }),
  reply: () => z.object({ imported: z.int() }),
  problems: ['people.upload_refused', 'people.upload_unreadable'],
  kind: 'progress',
  accepts: acceptedTables(limits.people_import.bytes),
});

export const downloadUsersTemplate = call({
  path: 'admin/users/template',
  summary: 'A file of people to fill in, with two examples',
  can: 'users.manage',
  shows: [],
  request: () => z.object({ ...injected, format: z.enum(['csv', 'xlsx']) }),
  reply: () => z.unknown(),
  problems: [],
  kind: 'download',
});

/** The content developers of an institution and user-access mode (C-175, C-176, C-863, C-864). */
export const listDevelopers = call({
  path: 'admin/developers',
  summary: 'The content developers, with the work of each at a glance, a page at a time',
  can: 'developers.view',
  shows: ['people'],
  request: () => z.object({ ...injected, full_name: part, page }),
  reply: () => listOf(DeveloperRow),
  problems: [],
});

export const accessUser = call({
  path: 'user/access',
  summary: 'Look at the desk of a content developer without working there, or go back to one’s own',
  can: 'session',
  // Everything is rendered again for another role or desk.
  changes: [],
  request: () =>
    z.object({
      ...injected,
      access_user_id: Id.nullable().meta({ description: 'Whose desk; null to go back' }),
    }),
  reply: () => User,
  problems: ['people.desk_forbidden', 'people.not_found'],
  in_user_access: true,
});

/** The one thing of themselves that people write: everything else an administrator does. */
export const changeOwnName = call({
  path: 'user/name',
  summary: 'Change the name by which others see one; who came through an LMS has it from there',
  can: 'session',
  changes: ['people'],
  request: () => z.object({ ...injected, full_name: z.string().max(1_000) }),
  reply: () => z.object({ full_name: z.string() }),
  problems: ['people.invalid', 'people.named_elsewhere', 'account.too_many_attempts'],
});
