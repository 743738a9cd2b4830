export { blankAnswersOf } from './fib/blanks.ts';
export { blanksIn } from './fib/marks.ts';
export { isAccepted } from './fib/score.ts';
export { emptyMcq } from './mcq/empty.ts';
export { optionsOf } from './mcq/options.ts';
export { kindOf, mapRichText, openQuestionDoc, questionKinds, richTextsOf } from './registry.ts';
