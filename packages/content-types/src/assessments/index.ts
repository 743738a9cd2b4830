export { playableBank } from './bank.ts';
export { drawQuestions, passes } from './draw.ts';
export { emptyAssessment } from './empty.ts';
export { assessmentFindings } from './findings.ts';
export { assessmentModel } from './model.ts';
export { answerKeyOf, inOrderOf, toPlay, type AnswerKey } from './play.ts';
export { poolOf, PublishedQuestion, publishedFromQuestion } from './published.ts';
export { score } from './score.ts';
export { capShowQuestions, setShowQuestions } from './show-questions.ts';
export {
  addSkill,
  changeSkill,
  mergeSkill,
  moveSkill,
  removeSkill,
  replaceSkill,
  type SkillSource,
} from './skills.ts';
