import {
  currentQuestion,
  emptyPlaces,
  hasFeedback,
  isRight,
  secondsLeft,
  type Attempt,
} from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';

export const HURRY_SECONDS = 60;

/** The announcement after Check or Next with an empty field; '' otherwise. */
export function useCheckDoubt(attempt: Attempt): string {
  const texts = useTexts();
  if (attempt.view !== 'question' || !attempt.isEmptyDoubted) return '';
  const empty = emptyPlaces(attempt);
  const names = empty.map((at) => texts.t('blank_number', { n: at + 1 }));
  const blanks = { blanks: texts.list(names) };
  const isOne = empty.length === 1;
  if (hasFeedback(attempt.play)) return texts.t(isOne ? 'check_doubt_one' : 'check_doubt_other', blanks);
  return texts.t(isOne ? 'next_doubt_one' : 'next_doubt_other', blanks);
}

/** Announces what happens by itself or away from the focus: feedback, and the last minute. */
export function useAnnouncement(attempt: Attempt): string {
  const { t } = useTexts();
  const left = secondsLeft(attempt);
  const isHurry = left !== null && left <= HURRY_SECONDS && attempt.play.timer > HURRY_SECONDS;
  const question = currentQuestion(attempt);
  const isChecked = attempt.view === 'question' && attempt.checked.has(question.QuestionId);
  const outcome = isChecked ? t(isRight(attempt, question) === true ? 'right' : 'wrong') : '';
  const doubt = useCheckDoubt(attempt);
  return [outcome, doubt, isHurry ? t('time_warning') : ''].filter((part) => part !== '').join(' ');
}
