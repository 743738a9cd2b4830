import type { AttemptState, Play, PlayQuestion } from '@takhti/domain';
import type { Given } from '../kinds/player-kind.ts';
import { playerKindOf } from '../kinds/registry.ts';

/** An attempt as it is played; pure, so that every screen, the timer and the tests drive it alike. */
export interface Attempt {
  readonly play: Play;
  /** The answers, by question. */
  readonly given: Readonly<Record<string, Given>>;
  /** Questions whose answer was checked, with immediate feedback: they are locked. */
  readonly checked: ReadonlySet<string>;
  readonly flagged: ReadonlySet<string>;
  /** Seconds spent by question. */
  readonly spent: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly current: number;
  /** Checking, or continuing where nothing is checked, was asked for while something is still to be filled in: asked once more, it happens. */
  readonly isEmptyDoubted: boolean;
  readonly view: 'question' | 'review';
  readonly ended: EndReason | null;
}

export type EndReason = 'finished' | 'time_up';

export type AttemptAction =
  | { readonly type: 'answer'; readonly given: Given }
  | { readonly type: 'check' }
  | { readonly type: 'flag' }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'review' }
  | { readonly type: 'tick'; readonly seconds: number }
  | { readonly type: 'finish' };

export const emptyState: AttemptState = { answers: [], current: 0, flagged: [], seconds: 0 };
const nothing: Given = { OptionIds: [] };

/** Continues where `state` was left; what it says of questions that are not in this play, or does not fit them, is dropped. */
export function startAttempt(play: Play, state: AttemptState): Attempt {
  const questions = new Map(play.questions.map((question) => [question.QuestionId, question]));
  const left = new Set(state.unchecked);
  const answers = state.answers.flatMap(({ QuestionId, TimespentInSeconds, ...kept }) => {
    const question = questions.get(QuestionId);
    if (question === undefined) return [];
    const kind = playerKindOf(question);
    const given = kind.fitting(question, kept);
    return [{ QuestionId, TimespentInSeconds, given, isAnswered: kind.isAnswered(question, given) }];
  });
  const answered = answers.filter((answer) => answer.isAnswered);
  const checked = answered.map((answer) => answer.QuestionId).filter((id) => !left.has(id));
  const attempt: Attempt = {
    play,
    given: Object.fromEntries(answered.map((answer) => [answer.QuestionId, answer.given])),
    checked: new Set(hasFeedback(play) ? checked : []),
    flagged: new Set(state.flagged.filter((id) => questions.has(id))),
    spent: Object.fromEntries(answers.map((answer) => [answer.QuestionId, answer.TimespentInSeconds])),
    seconds: state.seconds,
    current: clampIndex(play, state.current),
    isEmptyDoubted: false,
    view: 'question',
    ended: null,
  };
  return withTime(attempt, 0);
}

/** One step of an attempt; what is not allowed where it is changes nothing. */
export function reduceAttempt(attempt: Attempt, action: AttemptAction): Attempt {
  if (attempt.ended !== null) return attempt;
  switch (action.type) {
    case 'answer':
      return withAnswer(attempt, action.given);
    case 'check':
      return check(attempt);
    case 'flag':
      return { ...attempt, flagged: toggled(attempt.flagged, currentQuestion(attempt).QuestionId) };
    case 'go':
      return goTo(attempt, action.to);
    case 'next':
      return next(attempt);
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
 * What is kept of an attempt: all that was chosen and typed. While it runs with immediate feedback it says which answers were
 * not checked, so that coming back finds them as they were left, not locked; at the end every answer counts.
 */
export function stateOf(attempt: Attempt): AttemptState {
  const answers = attempt.play.questions.flatMap((question) => {
    const { QuestionId } = question;
    const isKept = isAnswered(attempt, question);
    const given = isKept ? givenOf(attempt, question) : nothing;
    const TimespentInSeconds = attempt.spent[QuestionId] ?? 0;
    return isKept || TimespentInSeconds > 0 ? [{ QuestionId, ...given, TimespentInSeconds }] : [];
  });
  const { current, flagged, seconds } = attempt;
  const open = attempt.play.questions.filter((question) => isUnchecked(attempt, question));
  return {
    answers,
    current,
    flagged: [...flagged],
    seconds,
    ...(open.length > 0 && { unchecked: open.map((question) => question.QuestionId) }),
  };
}

/** Whether right and wrong are shown at once (`is_feedback_hidden` 0). */
export function hasFeedback(play: Play): boolean {
  return play.is_feedback_hidden === 0;
}

export function currentQuestion(attempt: Attempt): PlayQuestion {
  const question = attempt.play.questions[attempt.current];
  if (question === undefined) throw new RangeError('An attempt has at least one question');
  return question;
}

export function givenOf(attempt: Attempt, question: PlayQuestion): Given {
  return attempt.given[question.QuestionId] ?? nothing;
}

export function isAnswered(attempt: Attempt, question: PlayQuestion): boolean {
  return playerKindOf(question).isAnswered(question, givenOf(attempt, question));
}

/** Whether exactly what is right was answered; null where the play holds no key. */
export function isRight(attempt: Attempt, question: PlayQuestion): boolean | null {
  return playerKindOf(question).isRight(question, givenOf(attempt, question), attempt.play.language);
}

export function isLast(attempt: Attempt): boolean {
  return attempt.current >= attempt.play.questions.length - 1;
}

/** Whether the answer to the current question is to be checked before continuing. */
export function awaitsCheck(attempt: Attempt): boolean {
  return isUnchecked(attempt, currentQuestion(attempt));
}

/** Whether a question has an answer that was not checked yet, where answers are checked. */
export function isUnchecked(attempt: Attempt, question: PlayQuestion): boolean {
  const isOpen = hasFeedback(attempt.play) && attempt.ended === null;
  return isOpen && !attempt.checked.has(question.QuestionId) && isAnswered(attempt, question);
}

/** The places, from 0, of what the current question still wants filled in. */
export function emptyPlaces(attempt: Attempt): readonly number[] {
  const question = currentQuestion(attempt);
  return playerKindOf(question).emptyPlaces(question, givenOf(attempt, question));
}

/** Seconds left, or null without a limit. */
export function secondsLeft(attempt: Attempt): number | null {
  return attempt.play.timer === 0 ? null : Math.max(0, attempt.play.timer - attempt.seconds);
}

/** Indexes of the questions without an answer. */
export function unanswered(attempt: Attempt): number[] {
  return attempt.play.questions.flatMap((question, index) => (isAnswered(attempt, question) ? [] : [index]));
}

/** Indexes of the questions whose answer was not checked yet. */
export function unchecked(attempt: Attempt): number[] {
  return attempt.play.questions.flatMap((question, index) => (isUnchecked(attempt, question) ? [index] : []));
}

/** How many questions are answered: with immediate feedback, those whose answer was checked. */
export function countAnswered(attempt: Attempt): number {
  return attempt.play.questions.length - unanswered(attempt).length - unchecked(attempt).length;
}

function withAnswer(attempt: Attempt, given: Given): Attempt {
  const question = currentQuestion(attempt);
  if (attempt.view !== 'question' || attempt.checked.has(question.QuestionId)) return attempt;
  if (given === givenOf(attempt, question)) return attempt;
  return { ...attempt, given: { ...attempt.given, [question.QuestionId]: given }, isEmptyDoubted: false };
}

function check(attempt: Attempt): Attempt {
  if (attempt.view !== 'question' || !awaitsCheck(attempt)) return attempt;
  if (!attempt.isEmptyDoubted && emptyPlaces(attempt).length > 0) return { ...attempt, isEmptyDoubted: true };
  const checked = new Set(attempt.checked).add(currentQuestion(attempt).QuestionId);
  return { ...attempt, checked, isEmptyDoubted: false };
}

// A question that is skipped wholly is skipped on purpose, and the overview shows it; an overlooked blank would stay unseen.
function next(attempt: Attempt): Attempt {
  const isOverlooked =
    attempt.view === 'question' &&
    !hasFeedback(attempt.play) &&
    isAnswered(attempt, currentQuestion(attempt)) &&
    emptyPlaces(attempt).length > 0;
  if (isOverlooked && !attempt.isEmptyDoubted) return { ...attempt, isEmptyDoubted: true };
  const on = { ...attempt, isEmptyDoubted: false };
  return isLast(attempt) ? { ...on, view: 'review' } : goTo(on, attempt.current + 1);
}

function goTo(attempt: Attempt, to: number): Attempt {
  return { ...attempt, current: clampIndex(attempt.play, to), view: 'question', isEmptyDoubted: false };
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

function clampIndex(play: Play, index: number): number {
  return Math.min(Math.max(0, index), play.questions.length - 1);
}

function toggled(set: ReadonlySet<string>, item: string): ReadonlySet<string> {
  const copy = new Set(set);
  if (!copy.delete(item)) copy.add(item);
  return copy;
}
