import { z } from 'zod';
import { limits } from '../limits.ts';
import { FlagSchema } from './common.ts';
import { GatheredItem } from './gathered.ts';

// How long a text may be is a finding, which says what to do; the schema keeps out what is not written by hand.
const text = z.string().max(limits.rich_text.max);
const id = z.string().min(1).max(64);

/** A lesson: what is done in it, in which order, how long it takes and what it needs. */
export const PlannedLesson = z.object({
  id,
  title: text,
  minutes: z.int().nullable().meta({ description: 'How long it takes; null where nobody said' }),
  material: text.meta({ description: 'What the teacher has to have at hand' }),
  is_premium: FlagSchema,
  items: z.array(GatheredItem),
});
export type PlannedLesson = z.infer<typeof PlannedLesson>;

/** A topic with its lessons. `is_premium` follows from the lessons (C-387). */
export const PlanTopic = z.object({
  id,
  title: text,
  is_premium: FlagSchema,
  lessons: z.array(PlannedLesson),
});
export type PlanTopic = z.infer<typeof PlanTopic>;

/** The page of a lesson plan (specification, section 3; C-385, C-386). */
export const LessonPlanBody = z.object({ kind: z.literal('lesson_plan'), topics: z.array(PlanTopic) });
export type LessonPlanBody = z.infer<typeof LessonPlanBody>;
