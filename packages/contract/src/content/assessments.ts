import {
  AnswerKeyEntry,
  AssessmentDoc,
  AssessmentMetadata,
  Id,
  OpenedContainer,
  Play,
  Title,
  LanguageSchema,
  limits,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, seenVersion } from '../call.ts';
import { writing } from './editing.ts';

/** How many questions of a skill an assessment could draw: all of the institution's, and those a learner may see, with their weight. */
export const SkillPool = z.object({
  skill_id: Id,
  skill: z.string(),
  grade: z.string(),
  subject: z.string(),
  total_questions: z.int(),
  published_questions: z.int(),
  bytes: z.int().meta({ description: 'What those weigh together that the assessment can draw' }),
  shown_bytes: z.int().meta({ description: 'What those can weigh that one attempt draws' }),
});
export type SkillPool = z.infer<typeof SkillPool>;

/** An assessment with what its skills hold; its totals are those of now. */
const OpenedAssessment = OpenedContainer.extend({
  json_data: AssessmentDoc,
  json_metadata: AssessmentMetadata,
  pools: z.array(SkillPool),
});

/** Questions of one skill, or about one article, that are alike in all that an assessment goes by, and how many there are. */
export const PoolGroup = z.object({
  skill_id: Id,
  article_id: Id.nullable(),
  metadata1: z.string(),
  metadata2: z.string(),
  difficulty: z.int(),
  taxonomy: z.string(),
  total: z.int(),
  published: z.int(),
  open: z
    .int()
    .meta({ description: 'Of them, how many everybody who uses the library sees, with what is right' }),
});
export type PoolGroup = z.infer<typeof PoolGroup>;

/** Assessments (specification, section 7, Editor). */
export const openAssessment = call({
  path: 'editor/assessment/open',
  summary: 'Open an assessment with what its skills hold',
  can: 'container.read',
  shows: ['container', 'lock'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => OpenedAssessment,
  problems: ['container.not_found'],
});

export const openLibraryAssessment = call({
  path: 'content/open/assessment',
  summary: 'A published assessment with what its skills hold',
  can: 'content.preview',
  shows: ['container'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () => OpenedAssessment,
  problems: ['container.not_found'],
});

export const updateAssessment = call({
  path: 'editor/assessment/update',
  summary: 'Save an assessment',
  can: 'container.edit',
  changes: ['container', 'history', 'desk'],
  renews: openAssessment,
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      title: Title,
      language: LanguageSchema.optional(),
      no_of_skills: z.int32().min(1).optional(),
      current_skill_id: Id.optional(),
      json_data: AssessmentDoc,
      json_metadata: AssessmentMetadata.partial()
        .optional()
        .meta({ description: 'What it names stands above the same in json_data' }),
      version: seenVersion,
    }),
  reply: () => OpenedAssessment,
  problems: [...writing, 'skills.not_found'],
});

export const previewAssessment = call({
  path: 'assessment/launch/preview',
  summary: 'Launch an assessment, or a question bank, as a learner would see it; nothing is stored',
  can: 'content.preview',
  // Drawn at random: it must not be drawn again while a person plays it.
  shows: [],
  request: () =>
    z.object({
      ...injected,
      container_id: Id.optional(),
      assessment_id: Id.optional().meta({
        description: 'What is published under the id that learners play, where no container is named',
      }),
      load_data: z.literal([0, 1]).default(1),
      history_id: Id.optional().meta({ description: 'As it was at this entry of its history' }),
    }),
  reply: () => Play.extend({ answer_key: z.array(AnswerKeyEntry) }),
  problems: ['container.not_found', 'history.not_found'],
});

export const listAssessmentPools = call({
  path: 'editor/assessment/pools',
  summary: 'What an assessment could draw from these skills and articles, counted by all that it goes by',
  can: 'container.read',
  shows: ['questions', 'skills'],
  request: () =>
    z.object({
      ...injected,
      skill_ids: z.array(Id).max(limits.assessment.max_skills),
      article_ids: z.array(Id).max(limits.assessment.max_skills),
    }),
  reply: () => listOf(PoolGroup),
  problems: [],
});
