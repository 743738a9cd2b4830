import { z } from 'zod';
import { limits } from '../limits.ts';
import { FlagSchema, Id, Instant } from './common.ts';

/** A skill: grade, subject, unit (`category`), topic (`subcategory`), skill and an optional secondary skill (section 3). */
export const Skill = z
  .object({
    institution_id: z.int(),
    skill_id: Id,
    lms_skill_id: z.string().nullable(),
    skill: z.string(),
    category: z.string(),
    subcategory: z.string(),
    secondary_skill: z.string(),
    skill_order: z.int(),
    skill_code: z.string(),
    mastery_topic: z.string(),
    grade: z.string().meta({ description: 'One grade or a comma list of grades' }),
    subject: z.string(),
    total_questions: z.int(),
    total_article_questions: z.int(),
    is_standalone: FlagSchema,
  })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof Skill>;

const text = z.string().max(limits.skill.text);
const short = z.string().max(limits.skill.short);

/** The written fields of a skill; `skillFindings` reports missing and wrong ones. */
export const SkillFields = z.object({
  grade: text.meta({ description: 'One grade or a comma list of grades' }),
  subject: short,
  category: text,
  subcategory: text.default('-'),
  skill: text,
  secondary_skill: text.default(''),
  skill_code: short.default(''),
  mastery_topic: text.default(''),
  lms_skill_id: short.nullable().default(null),
  is_standalone: FlagSchema.default(0),
});
export type SkillFields = z.infer<typeof SkillFields>;

/** A skill as those see it who keep the tree: with its version, and the number of its contents by status. */
export const KeptSkill = Skill.extend({
  version: z.int(),
  drafts: z.int().meta({ description: 'Contents that are drafts or were sent back' }),
  in_review: z.int().meta({ description: 'Contents that wait for a review or are in one' }),
  approved: z.int(),
}).meta({ id: 'KeptSkill' });
export type KeptSkill = z.infer<typeof KeptSkill>;

export const skillActions = ['create', 'update', 'delete', 'merge', 'order', 'import'] as const;

/** One entry of a skill's history. */
export const SkillHistoryEntry = z
  .object({
    history_id: Id,
    full_name: z.string(),
    role_title: z.string(),
    action: z.enum(skillActions),
    changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    is_unseen: FlagSchema.meta({
      description: 'Whether it was changed without saying which version was looked at',
    }),
    happened_on: Instant,
  })
  .meta({ id: 'SkillHistoryEntry' });
export type SkillHistoryEntry = z.infer<typeof SkillHistoryEntry>;
