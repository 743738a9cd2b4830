import { keptAssessment, playableBank } from '@takhti/content-types/assessments';
import { keptPool } from '@takhti/content-types/question-kinds';
import { countTotals } from '../../features/questions/index.ts';
import { assessmentPackaging } from '../assessments/index.ts';
import { defineServerType } from '../server-type.ts';
import { bankQuestions } from './bank-questions.ts';
import { previewBank } from './preview-bank.ts';
import { publishBank } from './publish-bank.ts';

/** Question banks and articles: rows of questions, which learners practise as an assessment of them all. */
export const bankType = defineServerType({
  facts: countTotals,
  publish: publishBank,
  publishedTexts: (doc) =>
    (keptAssessment.openKept(doc).articles ?? []).map(({ article_text }) => article_text),
  preview: previewBank,
  use: {
    how: 'attempted',
    kind: 'assessment',
    draw: ({ pool }) => {
      const questions = keptPool.openKept(pool).questions.map((entry) => ({ ...entry, subject: '' }));
      return playableBank(questions)?.question_ids ?? [];
    },
  },
  questions: bankQuestions,
  exports: { packaged: assessmentPackaging },
});
