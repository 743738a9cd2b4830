export { playableBank } from './bank.ts';
export { drawQuestions } from './drawing/draw.ts';
export { drawsFrom } from './drawing/entry-pool.ts';
export { emptyAssessment } from './empty.ts';
export { changeExam, chooseTestType, metadataOf, withMetadata } from './exam.ts';
export { assessmentFindings } from './findings.ts';
export { assessmentModel } from './model.ts';
export { redact, redactQuestions, toPlay, type AnswerKey } from './play.ts';
export {
  keptAssessment,
  keptAssessmentResult,
  keptAssessmentState,
  type PublishedAssessment,
} from './kept/kept.ts';
export { score, resultForLearner } from './score.ts';
export { capShowQuestions, setShowQuestions } from './show-questions.ts';
export { addSkill, changeSkill, chooseArticle, moveSkill, removeSkill } from './skills.ts';
export { setFilters } from './filters.ts';
export { weightsOf, type PoolWeight } from './drawing/weight.ts';
export { clearWeightage, shareWeightage } from './weightage.ts';
export { blueprintOf, type BlueprintRow, type PoolGroup } from './blueprint.ts';
export { withTotals } from './show-questions.ts';
export type { SkillSource, SkillWeight } from '../define.ts';
