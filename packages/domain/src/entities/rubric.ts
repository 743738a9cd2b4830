import { z } from 'zod';
import { FlagSchema, Id, Instant } from './common.ts';

// How long a text may be is a finding, which says what to do; the schema keeps out what is not written by hand.
const text = z.string().max(5_000);

/** One step of a criterion: what was reached, and what it is worth. */
export const RubricLevel = z.object({ title: text, score: z.number(), description: text });
export type RubricLevel = z.infer<typeof RubricLevel>;

/** A criterion. */
export const RubricCriterion = z.object({
  title: text,
  description: text,
  levels: z.array(RubricLevel).max(50),
});
export type RubricCriterion = z.infer<typeof RubricCriterion>;

/** The criteria, in order. */
export const RubricCriteria = z.array(RubricCriterion).max(100);

/** The document of a rubric. */
export const RubricDoc = z.object({ title: text, criterion_json: RubricCriteria });
export type RubricDoc = z.infer<typeof RubricDoc>;

/** A rubric as it is saved, to be used by any assignment of the institution (specification, section 3; C-379 to C-384). */
export const Rubric = RubricDoc.extend({
  id: Id,
  rubric_id: Id,
  institution_id: z.int(),
  assignment_id: Id.meta({ description: 'The content id of the assignment that it was made for' }),
  user_id: Id,
  author_full_name: z.string(),
  total_points: z.number().meta({ description: 'The sum of the highest score of each criterion' }),
  total_criterion: z.int(),
  sort_order: z.int(),
  created_on: Instant,
  updated_on: Instant,
  is_deleted: FlagSchema,
  version: z.int(),
}).meta({ id: 'Rubric' });
export type Rubric = z.infer<typeof Rubric>;

/** A rubric that was applied: an assignment keeps it as it was then. */
export const AppliedRubric = RubricDoc.extend({ rubric_id: Id });
export type AppliedRubric = z.infer<typeof AppliedRubric>;
