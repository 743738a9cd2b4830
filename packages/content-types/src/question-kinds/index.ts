export { findRepeatedTexts, warningsOf } from './bank-findings.ts';
export { blankAnswersOf } from './fib/blanks.ts';
export { blankMark, blanksIn, withUnitBehind } from './fib/marks.ts';
export { emptyFib } from './fib/empty.ts';
export { isAccepted } from './fib/score.ts';
export { emptyMcq } from './mcq/empty.ts';
export { optionsOf } from './mcq/options.ts';
export {
  addLanguage,
  keepField,
  outdatedFields,
  questionIn,
  rebased,
  removeLanguage,
  writeLanguage,
  translatedInto,
  withTranslation,
  wordsBeside,
} from './languages/edit-versions.ts';
export { drawnIn, publishedIn, readyIn } from './languages/publish-in.ts';
export { isOfVersion, versionLanguages, versionPath } from './languages/versions.ts';
export { questionReading } from './reading-findings.ts';
export { keptQuestion } from './kept.ts';
export { mapShownHtml, playOf, playQuestionOf, redactedParts, tidyAnswer } from './play.ts';
export type { PublishedQuestion } from './published.ts';
export { keptPool, poolOf } from './pool.ts';
export { answerKeyOf, inOrderOf } from './published-questions.ts';
export { kindOf, mapRichText, openQuestionDoc, questionKinds, richTextsOf } from './registry.ts';
export { pastedEntries } from './mcq/pasted-entries.ts';
