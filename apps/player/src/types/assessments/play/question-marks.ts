import { chosenOf, isRight, type Attempt } from '../attempt/attempt.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import type { IconName } from '../../../ui/icon.tsx';

/** How a question stands in the list of all: a word and a sign, never a colour alone. */
export interface QuestionMark {
  readonly state: 'todo' | 'answered' | 'correct' | 'incorrect';
  readonly isCurrent: boolean;
  readonly isFlagged: boolean;
}

export function markOf(attempt: Attempt, index: number): QuestionMark {
  const question = attempt.play.questions[index];
  const isCurrent = attempt.view === 'question' && index === attempt.current;
  if (question === undefined) return { state: 'todo', isCurrent, isFlagged: false };
  const chosen = chosenOf(attempt, question.QuestionId);
  return { state: stateOfQuestion(), isCurrent, isFlagged: attempt.flagged.has(question.QuestionId) };

  function stateOfQuestion(): QuestionMark['state'] {
    if (question !== undefined && attempt.checked.has(question.QuestionId)) {
      return isRight(question, chosen) === true ? 'correct' : 'incorrect';
    }
    return chosen.length > 0 ? 'answered' : 'todo';
  }
}

export const stateWords = {
  todo: 'status_todo',
  answered: 'status_answered',
  correct: 'status_correct',
  incorrect: 'status_incorrect',
} as const satisfies Record<QuestionMark['state'], TextKey>;

export const stateIcons: Readonly<Record<QuestionMark['state'], IconName | null>> = {
  todo: null,
  answered: 'pencil',
  correct: 'check',
  incorrect: 'cross',
};
