import {
  keptAssessment,
  keptAssessmentResult,
  keptAssessmentState,
  redact,
  redactQuestions,
  score,
  resultForLearner,
  toPlay,
} from '@takhti/content-types/assessments';
import { answerKeyOf } from '@takhti/content-types/question-kinds';
import type { AttemptState, Play, Result } from '@takhti/domain';
import type { PlayKind } from '../../play-kind.ts';
import { askedState, keptState } from './attempt-state.ts';
import { signedPlay } from './signed-play.ts';

/** Assessments, and question banks that are practised as one. */
export const assessmentPlay: PlayKind<Play, AttemptState, Result> = {
  name: 'assessment',
  newState: { answers: [], current: 0, flagged: [], seconds: 0 },
  state: keptAssessmentState,
  result: keptAssessmentResult,
  shows_questions: true,
  timerOf: (doc) => keptAssessment.openKept(doc).timer,
  mostAttempts: (doc) => keptAssessment.openKept(doc).max_attempts,
  isFeedbackHidden: (doc) => keptAssessment.openKept(doc).is_feedback_hidden === 1,
  open: ({ content_id: AssessmentId, title, language, grade, subject }, { doc, questions }, seed) => {
    const head = { AssessmentId, title, language, grade, subject };
    const play = toPlay(head, keptAssessment.openKept(doc), questions, seed);
    const key = answerKeyOf(questions);
    return { play, tidy: (state) => askedState(questions, state), score: (state) => score(play, key, state) };
  },
  sign: signedPlay,
  withoutClosed: redactQuestions,
  withoutAnswers: {
    play: (play) => redact({ ...play, is_feedback_hidden: 1 }),
    result: (result) => resultForLearner(result, { is_feedback_hidden: 1 }),
  },
  pictureOf: (play) =>
    play.questions.length === 0
      ? null
      : redact({ ...play, is_feedback_hidden: 1, articles: [], questions: play.questions.slice(0, 1) }),
  forLearner: (result, doc) => resultForLearner(result, keptAssessment.openKept(doc)),
  keep: keptState,
  hasPlayed: (_state, { QuestionsData }) => QuestionsData.some(({ status }) => status !== 'n'),
};
