import { drawQuestions, keptAssessment } from '@takhti/content-types/assessments';
import { keptPool } from '@takhti/content-types/question-kinds';
import { defineServerType } from '../server-type.ts';
import { factsOf } from './facts-of.ts';
import { assessmentDrawsFrom } from './draws-from.queries.ts';
import { keepAssessment } from './keep-assessment.ts';
import { previewAssessment } from './preview-assessment.ts';
import { assessmentPackaging } from './play/assessment-packaging.ts';
import { publishAssessment } from './publish-assessment.ts';

/** Assessments: settings, and questions that are drawn from published banks. */
export const assessmentType = defineServerType({
  facts: factsOf,
  publish: publishAssessment,
  preview: previewAssessment,
  use: {
    how: 'attempted',
    kind: 'assessment',
    draw: ({ json_data, pool }, seed) =>
      drawQuestions(keptAssessment.openKept(json_data), keptPool.openKept(pool).questions, seed),
  },
  exports: { packaged: assessmentPackaging },
  documentToKeep: keepAssessment,
  drawsFrom: assessmentDrawsFrom,
});
