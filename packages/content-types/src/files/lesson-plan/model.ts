import { limits, PlanTopic } from '@takhti/domain';
import { z } from 'zod';
import { defineFilesType, filesDoc } from '../define-files-type.ts';
import { placedItems, settledTopic } from './edits.ts';
import { planFindings } from './findings.ts';

// Beyond its limits a plan is still kept, so that a finding can say what to do; beyond this it was not written by hand.
const most = 4;

/** A lesson plan: topics, their lessons, and the content that each lesson holds (specification, section 3). */
export const LessonPlanDoc = z
  .object({
    schema_version: z.literal(1),
    ...filesDoc,
    topics: z
      .array(PlanTopic)
      .max(limits.lesson_plan.topics * most)
      .refine(hasOwnIds, 'every topic and every lesson has an id of its own')
      .transform((topics) => topics.map(settledTopic)),
  })
  .meta({ id: 'LessonPlanDoc' });
export type LessonPlanDoc = z.infer<typeof LessonPlanDoc>;

/** Lesson plans (C-023, C-457). They come after all that they hold, so that it is approved before them. */
export const lessonPlanModel = defineFilesType<LessonPlanDoc>({
  content_type: 'lesson_plan',
  schema: LessonPlanDoc,
  schema_version: 1,
  upgrades: {},
  defaults: { topics: [] },
  findings: planFindings,
  mapRichText: null,
  references: (doc) => placedItems(doc).map(({ item, path }) => ({ content_id: item.content_id, path })),
  readTexts: ({ topics }) =>
    topics.flatMap(({ title, lessons }) => [title, ...lessons.map((each) => each.title)]),
  approval_order: 2,
  body: ({ topics }) => ({ kind: 'lesson_plan', topics }),
});

function hasOwnIds(topics: readonly PlanTopic[]): boolean {
  const ids = topics.flatMap(({ id, lessons }) => [`topic ${id}`, ...lessons.map((lesson) => lesson.id)]);
  return new Set(ids).size === ids.length;
}
