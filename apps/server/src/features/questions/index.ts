export { copyQuestions, uploadsOfQuestions } from './copy-questions.ts';
export { loadEditableBank } from './load-bank.ts';
export { putBackQuestion } from './put-back-question.ts';
export { removeQuestions } from './remove-questions.ts';
export { replaceQuestions } from './replace-questions.ts';
export { cleanQuestion, seenQuestion, storeQuestion } from './save-question.ts';
export { listPositions } from './positions.queries.ts';
export { countTotals, listAllQuestions, listQuestionsByIds } from './questions.queries.ts';
export { questionsRoutes } from './questions.routes.ts';
