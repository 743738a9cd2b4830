import type { AttemptState, Play, PlayQuestion } from '@takhti/domain';

/** An attempt as it is played; pure, so that every screen, the timer and the tests drive it alike. */
export interface Attempt {
  readonly play: Play;
  /** Ids of the chosen options by question. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  /** Questions whose answer was checked, with immediate feedback: they are locked. */
  readonly checked: ReadonlySet<string>;
  readonly flagged: ReadonlySet<string>;
  /** Seconds spent by question. */
  readonly spent: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly current: number;
  readonly view: 'question' | 'review';
  readonly ended: EndReason | null;
}

export type EndReason = 'finished' | 'time_up';

export type AttemptAction =
  | { readonly type: 'choose'; readonly option_id: string }
  | { readonly type: 'check' }
  | { readonly type: 'flag' }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'review' }
  | { readonly type: 'tick'; readonly seconds: number }
  | { readonly type: 'finish' };

export const emptyState: AttemptState = { answers: [], current: 0, flagged: [], seconds: 0 };

/** Goes on where `state` was left; what it says of questions or options that are not in this play is dropped. */
export function startAttempt(play: Play, state: AttemptState): Attempt {
  const questions = new Map(play.questions.map((question) => [question.QuestionId, question]));
  const answers = state.answers.flatMap((answer) => {
    const question = questions.get(answer.QuestionId);
    if (question === undefined) return [];
    const options = new Set(question.ListOptions.map((option) => option.OptionId));
    return [{ ...answer, OptionIds: answer.OptionIds.filter((id) => options.has(id)) }];
  });
  const answered = answers.filter((answer) => answer.OptionIds.length > 0);
  const attempt: Attempt = {
    play,
    chosen: Object.fromEntries(answered.map((answer) => [answer.QuestionId, answer.OptionIds])),
    checked: new Set(hasFeedback(play) ? answered.map((answer) => answer.QuestionId) : []),
    flagged: new Set(state.flagged.filter((id) => questions.has(id))),
    spent: Object.fromEntries(answers.map((answer) => [answer.QuestionId, answer.TimespentInSeconds])),
    seconds: state.seconds,
    current: clampIndex(play, state.current),
    view: 'question',
    ended: null,
  };
  return withTime(attempt, 0);
}

/** One step of an attempt; what is not allowed where it stands changes nothing. */
export function reduceAttempt(attempt: Attempt, action: AttemptAction): Attempt {
  if (attempt.ended !== null) return attempt;
  switch (action.type) {
    case 'choose':
      return choose(attempt, action.option_id);
    case 'check':
      return check(attempt);
    case 'flag':
      return { ...attempt, flagged: toggled(attempt.flagged, currentQuestion(attempt).QuestionId) };
    case 'go':
      return goTo(attempt, action.to);
    case 'next':
      return isLast(attempt) ? { ...attempt, view: 'review' } : goTo(attempt, attempt.current + 1);
    case 'previous':
      return goTo(attempt, attempt.view === 'review' ? attempt.current : attempt.current - 1);
    case 'review':
      return { ...attempt, view: 'review' };
    case 'tick':
      return withTime(attempt, action.seconds);
    case 'finish':
      return { ...attempt, ended: 'finished' };
  }
}

/**
 * What is kept of an attempt. While it runs with immediate feedback a choice counts once it was checked, so that coming
 * back never finds an answer locked that was not given; at the end every choice counts.
 */
export function stateOf(attempt: Attempt): AttemptState {
  const answers = attempt.play.questions.flatMap(({ QuestionId }) => {
    const OptionIds = isCounted(attempt, QuestionId) ? [...chosenOf(attempt, QuestionId)] : [];
    const TimespentInSeconds = attempt.spent[QuestionId] ?? 0;
    return OptionIds.length > 0 || TimespentInSeconds > 0
      ? [{ QuestionId, OptionIds, TimespentInSeconds }]
      : [];
  });
  return { answers, current: attempt.current, flagged: [...attempt.flagged], seconds: attempt.seconds };
}

/** Whether right and wrong are told at once (`is_feedback_hidden` 0). */
export function hasFeedback(play: Play): boolean {
  return play.is_feedback_hidden === 0;
}

export function currentQuestion(attempt: Attempt): PlayQuestion {
  const question = attempt.play.questions[attempt.current];
  if (question === undefined) throw new RangeError('An attempt has at least one question');
  return question;
}

export function chosenOf(attempt: Attempt, question_id: string): readonly string[] {
  return attempt.chosen[question_id] ?? [];
}

export function isLast(attempt: Attempt): boolean {
  return attempt.current >= attempt.play.questions.length - 1;
}

/** Whether the answer to the current question is to be checked before going on. */
export function awaitsCheck(attempt: Attempt): boolean {
  const { QuestionId } = currentQuestion(attempt);
  return (
    hasFeedback(attempt.play) && !attempt.checked.has(QuestionId) && chosenOf(attempt, QuestionId).length > 0
  );
}

/** Seconds left, or null without a limit. */
export function secondsLeft(attempt: Attempt): number | null {
  return attempt.play.timer === 0 ? null : Math.max(0, attempt.play.timer - attempt.seconds);
}

/** Whether exactly the right options were chosen; null where the play holds no key. */
export function isRight(question: PlayQuestion, chosen: readonly string[]): boolean | null {
  if (!question.ListOptions.some((option) => option.IsCorrect === true)) return null;
  return question.ListOptions.every(
    (option) => chosen.includes(option.OptionId) === (option.IsCorrect === true),
  );
}

/** Indexes of the questions without an answer. */
export function unanswered(attempt: Attempt): number[] {
  return attempt.play.questions.flatMap(({ QuestionId }, index) =>
    chosenOf(attempt, QuestionId).length === 0 ? [index] : [],
  );
}

function choose(attempt: Attempt, option_id: string): Attempt {
  const question = currentQuestion(attempt);
  const isOption = question.ListOptions.some((option) => option.OptionId === option_id);
  if (attempt.view !== 'question' || !isOption || attempt.checked.has(question.QuestionId)) return attempt;
  const before = chosenOf(attempt, question.QuestionId);
  const after = question.IsMultiple ? [...toggled(new Set(before), option_id)] : [option_id];
  return { ...attempt, chosen: { ...attempt.chosen, [question.QuestionId]: after } };
}

function check(attempt: Attempt): Attempt {
  if (attempt.view !== 'question' || !awaitsCheck(attempt)) return attempt;
  return { ...attempt, checked: new Set(attempt.checked).add(currentQuestion(attempt).QuestionId) };
}

function goTo(attempt: Attempt, to: number): Attempt {
  return { ...attempt, current: clampIndex(attempt.play, to), view: 'question' };
}

function withTime(attempt: Attempt, more: number): Attempt {
  const { timer } = attempt.play;
  const total = attempt.seconds + more;
  const seconds = timer === 0 ? total : Math.min(total, timer);
  const { QuestionId } = currentQuestion(attempt);
  const spent =
    attempt.view === 'question' && more > 0
      ? { ...attempt.spent, [QuestionId]: (attempt.spent[QuestionId] ?? 0) + (seconds - attempt.seconds) }
      : attempt.spent;
  return { ...attempt, seconds, spent, ended: timer > 0 && seconds >= timer ? 'time_up' : attempt.ended };
}

function isCounted(attempt: Attempt, question_id: string): boolean {
  return !hasFeedback(attempt.play) || attempt.ended !== null || attempt.checked.has(question_id);
}

function clampIndex(play: Play, index: number): number {
  return Math.min(Math.max(0, index), play.questions.length - 1);
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const copy = new Set(set);
  if (!copy.delete(item)) copy.add(item);
  return copy;
}
