import { z } from 'zod';
import { FlagSchema, Id, Instant, LanguageSchema } from './common.ts';

/** A role as a user holds it, with its flags (C-396, C-784). */
export const RoleGrant = z
  .object({
    role: z.string(),
    title: z.string(),
    level: z.int().nullable(),
    is_hide: FlagSchema,
    is_skill_edit: FlagSchema,
    is_skill_edit_gui: FlagSchema,
    is_export_stats: FlagSchema,
  })
  .meta({ id: 'RoleGrant' });
export type RoleGrant = z.infer<typeof RoleGrant>;

/** Settings of an institution that give its people more than their roles (C-405, C-406). */
export const Specs = z.object({
  is_excel_export: FlagSchema.default(1),
  is_ai_enabled: FlagSchema.default(0),
  is_share_allowed: FlagSchema.default(1),
  is_publish_lms: FlagSchema.default(0),
  is_premium_lessons: FlagSchema.default(0),
  /** Whether games of a single template can be begun, and not only as rounds of a mixed one (D-58). */
  is_independent_templates: FlagSchema.default(1),
  /** Whether lists of types leave assessments out, so that none is begun (C-814); those that are there stay. */
  is_assessment_hidden: FlagSchema.default(0),
  grades: z.string().default(''),
  /** In which content begins where neither its author nor its subject says it. */
  language: LanguageSchema.default('english'),
});
export type Specs = z.infer<typeof Specs>;

/** The flags of the role that a person works in, with the names of the specification (C-397 to C-401). */
const derivedFlags = {
  isContentDeveloper: FlagSchema,
  isFinalReviewer: FlagSchema,
  canEditSkill: FlagSchema,
  canExportStats: FlagSchema,
  canEditSkillGui: FlagSchema,
} as const;

/** The person who is logged in, as the screen knows them; never with a password. */
export const User = z
  .object({
    user_id: Id,
    username: z.string(),
    full_name: z.string(),
    email: z.string(),
    institution_id: z.int(),
    institution_title: z.string(),
    school_id: Id.nullable(),
    roles: z.string().meta({ description: 'Comma list of role codes' }),
    active_role: z.string(),
    grades_access: z.string(),
    subjects_access: z.string(),
    localRoles: z.array(RoleGrant),
    is_users_management: FlagSchema,
    is_view_cds: FlagSchema,
    is_deletion: FlagSchema,
    ...derivedFlags,
    isUserAccess: FlagSchema.meta({
      description: 'Whether this is the desk of a developer that somebody else looks at (C-402, C-864)',
    }),
    viewer_full_name: z.string().meta({ description: 'Who looks, in user-access mode; otherwise empty' }),
    is_visitor: FlagSchema.meta({ description: 'Whether anybody may come so, without a login (C-849)' }),
    is_unconfirmed: FlagSchema.default(0).meta({
      description:
        'Whether the address of the account was not confirmed yet: nothing of the institution is shown',
    }),
    jwtLogin: FlagSchema.meta({ description: 'Whether an LMS opened the session by a token (C-404)' }),
    session_state: z.string().meta({
      description:
        'Differs whenever what this says of the person has changed; every answer carries the present one in x-session-state',
    }),
    specs: Specs,
    user_data: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Settings and tutorial progress that follow the user' }),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** A session with its secrets, given once at login and at each refresh. */
export const SessionTokens = z.object({ session_id: z.string(), refresh_token: z.string() });
export type SessionTokens = z.infer<typeof SessionTokens>;

/** One place where a person is logged in, as they see it themselves. */
export const OwnSession = z
  .object({
    session_key: Id.meta({ description: 'Names the session to its owner; it opens nothing' }),
    device: z.string().meta({ description: 'Browser and system by their names; empty when unknown' }),
    created_on: Instant,
    last_seen_on: Instant.meta({
      description: 'When it was last renewed, which a browser in use does often',
    }),
    is_current: FlagSchema,
    is_jwt_login: FlagSchema,
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;
