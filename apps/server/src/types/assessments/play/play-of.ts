import {
  answerKeyOf,
  inOrderOf,
  keptAssessment,
  toPlay,
  type AnswerKey,
} from '@takhti/content-types/assessments';
import type { Play, PlayQuestion } from '@takhti/domain';
import { listPublishedQuestions } from '../../../features/publications/index.ts';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Played } from '../../play-kind.ts';

/** The learner's copy of an attempt, the same however often it is asked for, with its answer key beside it. */
export async function playOf(tx: Tx, attempt: Played): Promise<{ play: Play; key: AnswerKey }> {
  const { content_id, title, language, grade, subject } = attempt;
  const questions = await listPublishedQuestions(tx, attempt, attempt.question_ids);
  const drawn = inOrderOf(attempt.question_ids, questions);
  const head = { AssessmentId: content_id, title, language, grade, subject };
  return {
    play: toPlay(head, keptAssessment.openKept(attempt.json_data), drawn, attempt.seed),
    key: answerKeyOf(drawn),
  };
}

/**
 * A learner's copy as it goes out: the addresses of its pictures signed. Only rich text is signed, whose pictures were looked
 * at when it was stored; a title that reads like a file's address may name a file of anybody.
 */
export function signedPlay(files: Services['files'], play: Play): Play {
  return { ...play, questions: play.questions.map((question) => signedQuestion(files, question)) };
}

function signedQuestion({ signAll }: Services['files'], question: PlayQuestion): PlayQuestion {
  const { CorrectFeedback, IncorrectFeedback } = question;
  return {
    ...question,
    QuestionText: signAll(question.QuestionText),
    ...(CorrectFeedback !== undefined && { CorrectFeedback: signAll(CorrectFeedback) }),
    ...(IncorrectFeedback !== undefined && { IncorrectFeedback: signAll(IncorrectFeedback) }),
    ListOptions: question.ListOptions.map((option) => ({
      ...option,
      OptionText: signAll(option.OptionText),
    })),
  };
}
