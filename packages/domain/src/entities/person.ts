import { z } from 'zod';
import { contentStatuses } from '../workflow/content-status.ts';
import { personActions } from '../people/person-changes.ts';
import { ContentStatusSchema, ContentTypeSchema, FlagSchema, Id, Instant, LanguageSchema } from './common.ts';

/** A person as lists of an administrator show them (specification, section 3, User). */
export const PersonRow = z
  .object({
    user_id: Id,
    username: z.string(),
    full_name: z.string(),
    email: z.string(),
    roles: z.string().meta({ description: 'Comma list of role codes, in the order they were given' }),
    grades_access: z.string(),
    subjects_access: z.string(),
    school_id: Id.nullable(),
    school_name: z.string(),
    is_disabled: FlagSchema,
    last_seen_on: Instant.nullable(),
  })
  .meta({ id: 'PersonRow' });
export type PersonRow = z.infer<typeof PersonRow>;

/** A person with all that an administrator can change; never with a password. */
export const Person = PersonRow.extend({
  is_users_management: FlagSchema,
  is_view_cds: FlagSchema,
  is_deletion: FlagSchema,
  version: z.int(),
  created_on: Instant,
}).meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

/** A school, and how many people belong to it. */
export const School = z
  .object({ school_id: Id, school_name: z.string(), people: z.int() })
  .meta({ id: 'School' });
export type School = z.infer<typeof School>;

/** An action on a person: who did what, and when. */
export const PersonHistoryEntry = z
  .object({
    history_id: Id,
    action: z.enum(personActions),
    by_full_name: z.string(),
    by_role: z.string(),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    created_on: Instant,
  })
  .meta({ id: 'PersonHistoryEntry' });
export type PersonHistoryEntry = z.infer<typeof PersonHistoryEntry>;

/** A content developer, and their work at a glance (C-176). */
export const DeveloperRow = z
  .object({
    user_id: Id,
    username: z.string(),
    full_name: z.string(),
    roles: z.string(),
    school_name: z.string(),
    counts: z.object(
      Object.fromEntries(contentStatuses.map((status) => [status, z.int()])) as Record<
        (typeof contentStatuses)[number],
        z.ZodInt
      >,
    ),
    last_activity: Instant.nullable(),
    last_seen_on: Instant.nullable(),
    waits_longest: z
      .object({
        title: z.string(),
        content_type: ContentTypeSchema,
        content_status: ContentStatusSchema,
        language: LanguageSchema,
        last_activity: Instant,
      })
      .nullable()
      .meta({ description: 'What is unfinished and has not moved for the longest time' }),
  })
  .meta({ id: 'DeveloperRow' });
export type DeveloperRow = z.infer<typeof DeveloperRow>;
