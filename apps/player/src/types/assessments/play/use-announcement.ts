import { currentQuestion, isRight, secondsLeft, type Attempt } from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';

export const HURRY_SECONDS = 60;

/** What a screen reader is told of what happens on its own or away from the focus: feedback, and the last minute. */
export function useAnnouncement(attempt: Attempt): string {
  const { t } = useTexts();
  const left = secondsLeft(attempt);
  const isHurry = left !== null && left <= HURRY_SECONDS && attempt.play.timer > HURRY_SECONDS;
  const question = currentQuestion(attempt);
  const isChecked = attempt.view === 'question' && attempt.checked.has(question.QuestionId);
  const outcome = isChecked ? t(isRight(attempt, question) === true ? 'right' : 'wrong') : '';
  return [outcome, isHurry ? t('time_warning') : ''].filter((part) => part !== '').join(' ');
}
