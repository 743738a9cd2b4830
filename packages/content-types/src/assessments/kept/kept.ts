import { Article, AssessmentDoc, AssessmentSkill, AttemptState, Result } from '@takhti/domain';
import { z } from 'zod';
import { defineDocument } from '../../stored-document.ts';
import { assessmentVersions } from '../model.ts';

/** An assessment as it is published. A bank that is practised as one has as many skills as its questions. */
const PublishedAssessment = AssessmentDoc.extend({
  skills: z.array(AssessmentSkill),
  subjects: z.array(z.string()),
  /** The texts that its questions are about; what was published before there were any has none. */
  articles: z.array(Article).optional(),
});
export type PublishedAssessment = z.infer<typeof PublishedAssessment>;

/** The stored form of a published assessment, or of a published bank. */
export const keptAssessment = defineDocument({ schema: PublishedAssessment, ...assessmentVersions });

/** The state of an attempt. */
export const keptAssessmentState = defineDocument({
  schema: AttemptState,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});

/** The stored result of an attempt. */
export const keptAssessmentResult = defineDocument({
  schema: Result,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});
