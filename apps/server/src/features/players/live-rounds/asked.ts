import {
  keptQuestion,
  mapShownHtml,
  playOf,
  playQuestionOf,
  redactedParts,
  type PublishedQuestion,
} from '@takhti/content-types/question-kinds';
import type { Answer, PlayQuestion } from '@takhti/domain';
import type { InstitutionFiles } from '../../../platform/storage/index.ts';
import { signPictures } from '../../media/index.ts';
import type { KeptRound } from './live-rounds.queries.ts';

/** A question of a round, as it was published when the round was opened; undefined past the last. */
export function questionOf(round: Pick<KeptRound, 'questions'>, at: number): PublishedQuestion | undefined {
  const kept = round.questions[at];
  return kept && keptQuestion.openKept(kept);
}

/**
 * A question as screens show it, its pictures signed.
 * @param showsRight whether the right answer is part of it
 */
export function shownQuestion(
  files: InstitutionFiles,
  question: PublishedQuestion,
  at: number,
  showsRight: boolean,
): PlayQuestion {
  const whole = playQuestion(question, at);
  const shown = showsRight ? whole : { ...whole, ...redactedParts(whole) };
  return mapShownHtml(shown, (html) => signPictures(files, html));
}

/** Whether an answer is right, and what of it a question of its kind can be answered with. */
export function judged(
  question: PublishedQuestion,
  at: number,
  given: Omit<Answer, 'QuestionId' | 'TimespentInSeconds'>,
  language: KeptRound['language'],
): { readonly isRight: boolean; readonly answer: object } {
  const play = playOf(question);
  const sent = { ...given, QuestionId: question.content_id, TimespentInSeconds: 0 };
  const key = play.keyOf(question);
  const scored = play.score(playQuestion(question, at), key, sent, language);
  return { isRight: scored.isCorrect, answer: play.askedParts(key, play.tidyAnswer(sent)) };
}

/** Of a typed question the first accepted answer of each field; none where the right options are shown. */
export function acceptedBy(question: PublishedQuestion): string[] {
  return playOf(question)
    .acceptedOf(question)
    .flatMap((accepted) => accepted.slice(0, 1));
}

// Options are in the same order on every screen of a room: "the second one" must mean one thing.
function playQuestion(question: PublishedQuestion, at: number): PlayQuestion {
  return playQuestionOf(question, at, { seed: question.content_id, isShuffled: true });
}
