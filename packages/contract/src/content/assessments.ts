import {
  AnswerKeyEntry,
  AssessmentDoc,
  Id,
  OpenedContainer,
  Play,
  Title,
  LanguageSchema,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, seenVersion } from '../call.ts';
import { writing } from './editing.ts';

/** How many questions of a skill an assessment could draw: all of the institution's, and those a learner may see. */
export const SkillPool = z.object({
  skill_id: Id,
  skill: z.string(),
  grade: z.string(),
  subject: z.string(),
  total_questions: z.int(),
  published_questions: z.int(),
});
export type SkillPool = z.infer<typeof SkillPool>;

/** Assessments (specification, section 7, Editor). */
export const openAssessment = call({
  path: 'editor/assessment/open',
  summary: 'Open an assessment with what its skills hold',
  can: 'container.read',
  shows: ['container', 'lock'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => OpenedContainer.extend({ json_data: AssessmentDoc, pools: z.array(SkillPool) }),
  problems: ['container.not_found'],
});

export const openLibraryAssessment = call({
  path: 'content/open/assessment',
  summary: 'A published assessment with what its skills hold',
  can: 'content.preview',
  shows: ['container'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () => OpenedContainer.extend({ json_data: AssessmentDoc, pools: z.array(SkillPool) }),
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
      version: seenVersion,
    }),
  reply: () => OpenedContainer.extend({ json_data: AssessmentDoc, pools: z.array(SkillPool) }),
  problems: [...writing, 'skills.not_found'],
});

export const previewAssessment = call({
  path: 'assessment/launch/preview',
  summary: 'Launch an assessment, or a question bank, as a learner would see it; nothing is stored',
  can: 'content.preview',
  // Drawn by lot: what somebody plays is not drawn anew under their hands.
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
