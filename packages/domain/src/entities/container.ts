import { z } from 'zod';
import { limits } from '../limits.ts';
import { places } from '../workflow/read-only.ts';
import { moveNames } from '../workflow/workflow.ts';
import { ContentStatusSchema, ContentTypeSchema, FlagSchema, Id, Instant, LanguageSchema } from './common.ts';

/** A title as people give it: trimmed, not empty. */
export const Title = z.string().trim().min(1).max(limits.title.max);

/** The actions that a person may do with an item now; the server computes them with the rules of this package. */
export const Abilities = z.object({
  can_edit: z.boolean(),
  moves: z.array(z.enum(moveNames as [(typeof moveNames)[number], ...typeof moveNames])),
  /** Whether this person's approval publishes; the button then reads Publish (C-506). */
  approves_finally: z.boolean(),
  can_comment: z.boolean(),
  can_share: z.boolean(),
  /** Whether this person may take out a bank's questions, and the history of an item. */
  can_export: z.boolean(),
  /** Whether this person may read what learners did: statistics, results, the people of a competition. */
  can_see_learners: z.boolean(),
  /** Whether this person may close a bank, so that it serves assessments alone, or open it again. */
  can_close: z.boolean(),
});
export type Abilities = z.infer<typeof Abilities>;

/** A container: the unit of work that moves through the review (section 3). */
export const Container = z
  .object({
    users_content_id: Id,
    container_id: Id,
    content_id: Id,
    content_type: ContentTypeSchema,
    content_status: ContentStatusSchema,
    title: z.string(),
    language: LanguageSchema,
    skill_id: Id,
    no_of_skills: z.int(),
    grade: z.string(),
    subject: z.string(),
    total_questions: z.int(),
    total_skills: z.int(),
    review_level: z.int(),
    waiting_level: z.int().nullable(),
    last_activity: Instant,
    is_duplicate: FlagSchema,
    copied_from_id: Id.nullable(),
    institution_id: z.int(),
    school_id: Id.nullable(),
    user_id: Id,
    reviewer_user_id: Id.nullable(),
    review_status: ContentStatusSchema,
    is_published: FlagSchema,
    is_deleted: FlagSchema,
    is_global: FlagSchema.meta({
      description: 'Always 0: content belongs to one institution, and no other one sees it',
    }),
    is_read_only: FlagSchema.meta({
      description:
        'Whether nobody changes or moves it, its author among them; nothing in the product sets it',
    }),
    is_closed: FlagSchema.meta({
      description: 'Whether a bank serves assessments alone, and is neither played nor read beside them',
    }),
    version: z
      .int()
      .meta({ description: 'Grows with every change; a save names the version it started from' }),
  })
  .meta({ id: 'Container' });
export type Container = z.infer<typeof Container>;

/** A container as lists show it. */
export const ContainerRow = Container.extend({
  skill: z.string(),
  author_full_name: z.string(),
  reviewer_full_name: z.string().nullable(),
  /** The title of the role whose turn it is while waiting or in review (C-237). */
  reviewer_role: z.string().nullable(),
}).meta({ id: 'ContainerRow' });
export type ContainerRow = z.infer<typeof ContainerRow>;

/** The lock of a container: who edits it, and whether it is the asking session (`is_held`). */
export const EditLock = z
  .object({ user_id: Id, full_name: z.string(), taken_on: Instant, is_held: z.boolean() })
  .meta({ id: 'EditLock' });
export type EditLock = z.infer<typeof EditLock>;

/** A container as its editor opens it. */
export const OpenedContainer = ContainerRow.extend({
  json_data: z.unknown(),
  kept_back: z.array(z.string()).optional().meta({
    description:
      'Fields of the document that are filled in and empty here, as the caller may not read them: left empty they stay',
  }),
  comingFrom: z.enum(places).meta({ description: 'Where it was opened, as the call said' }),
  readOnlyMode: FlagSchema.meta({ description: 'Whether it is only looked at there, as it stands now' }),
  is_minimal_skill: z.boolean(),
  lms_content_id: z.string().meta({ description: 'Under which the LMS knows it; empty where it does not' }),
  is_lms_module: FlagSchema,
  culture_id: z.int().meta({ description: 'The number of its language' }),
  no_of_reviews: z.int().meta({ description: 'How many reviews of it have ended, approved or sent back' }),
  abilities: Abilities,
  /** null: nobody edits it now. */
  lock: EditLock.nullable(),
}).meta({ id: 'OpenedContainer' });
export type OpenedContainer = z.infer<typeof OpenedContainer>;
