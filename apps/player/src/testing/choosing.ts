import {
  currentQuestion,
  givenOf,
  type Attempt,
  type AttemptAction,
} from '../types/assessments/attempt/attempt.ts';
import { chosen } from '../types/assessments/kinds/mcq/choice.ts';

/** What choosing an option of the current question does. */
export function choosing(attempt: Attempt, option_id: string): AttemptAction {
  const question = currentQuestion(attempt);
  return { type: 'answer', given: chosen(question, givenOf(attempt, question), option_id) };
}
