import { assignWays, Id, lmsFaults, mostPicked, PickedContent, publishTargets } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, priorities } from '../call.ts';

const picked = z.array(Id).min(1).max(mostPicked);

export const pickContent = call({
  path: 'lms/picked',
  summary: 'Picked content as another system gets it, in its order',
  can: 'library.read',
  shows: ['library'],
  request: () => z.object({ ...injected, content_ids: picked }),
  reply: () => listOf(PickedContent),
  problems: ['lms.not_pickable', 'lms.one_assignment'],
});

export const findLmsContent = call({
  path: 'lms/content',
  summary: 'Which content an LMS means by the id under which it took it',
  can: 'content.preview',
  shows: ['container'],
  request: () => z.object({ ...injected, lms_content_id: z.string().min(1).max(200) }),
  reply: () => z.object({ container_id: Id, content_id: Id }),
  problems: ['container.not_found'],
});

const Assigned = z.object({
  way: z.enum(assignWays).meta({
    description: 'message: nothing was sent, the window around is to be told of what was picked',
  }),
  CmsList: z.array(PickedContent),
  message: z.string().meta({ description: 'What the other system said' }),
});

const refusals = ['lms.not_pickable', 'lms.one_assignment', 'lms.not_connected', 'lms.refused'] as const;

export const assignContent = call({
  path: 'lms/assign',
  summary: 'Assign picked content: by the institution’s callback, or by a window message where it has none',
  can: 'content.assign',
  changes: [],
  request: () => z.object({ ...injected, content_ids: picked }),
  reply: () => Assigned,
  problems: [...refusals],
  priority: priorities.high,
});

export const createHomework = call({
  path: 'lms/homework/create',
  summary: 'Make homework of picked content in the LMS, or directly in the system that the institution names',
  can: 'content.assign',
  changes: [],
  request: () =>
    z.object({
      ...injected,
      content_ids: picked,
      GradeId: z.string().min(1).max(200),
      SubjectId: z.string().min(1).max(200),
      isLesson: z.boolean().default(false),
      lesson_id: z.string().max(200).default(''),
      lesson_code: z.string().max(200).default(''),
      callback_data: z
        .record(z.string().max(100), z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]))
        .refine((data) => Object.keys(data).length <= 50, { error: 'has too many entries' })
        .default({})
        .meta({ description: 'What the LMS gave along when it opened the picker, and gets back as it was' }),
    }),
  reply: () => Assigned,
  problems: [...refusals],
  priority: priorities.high,
});

/** A subject of a class, as the LMS numbers it. */
const TaughtSubject = z.object({
  GradeId: z.string(),
  Grade: z.string(),
  SubjectId: z.string(),
  Subject: z.string(),
});

const asked = () =>
  z.object({
    ...injected,
    username: z.string().max(200).optional().meta({ description: 'One’s own, if any' }),
  });

export const listTaughtSubjects = call({
  path: 'cms/teacher/subjects',
  summary: 'What the teacher teaches, as the LMS says; without one, what their account says',
  can: 'content.assign',
  shows: ['lms', 'subjects'],
  request: asked,
  reply: () => listOf(TaughtSubject),
  problems: ['lms.refused', 'account.forbidden'],
});

export const listAllTaughtSubjects = call({
  path: 'cms/teacher/subjects/all',
  summary: 'All that is taught, as the LMS says; without one, all subjects that have skills',
  can: 'content.assign',
  shows: ['lms', 'subjects'],
  request: asked,
  reply: () => listOf(TaughtSubject),
  problems: ['lms.refused', 'account.forbidden'],
});

export const publishLesson = call({
  path: 'lessons/publish',
  summary: 'Send published content to the institution’s LMS or game platform at once',
  can: 'lms.publish',
  changes: ['deliveries'],
  request: () =>
    z.object({
      ...injected,
      content_id: Id.optional(),
      json_data: z
        .looseObject({ id: Id })
        .optional()
        .meta({ description: 'Names the content by its id; what is sent of it is what was published' }),
      target: z.enum(publishTargets).optional().meta({ description: 'Only the institution’s own is taken' }),
    }),
  reply: () =>
    z.object({
      target: z.enum(publishTargets),
      is_sent: z.boolean(),
      fault: z.enum(lmsFaults).nullable(),
      message: z.string(),
    }),
  problems: ['lms.not_pickable', 'lms.not_connected'],
});
