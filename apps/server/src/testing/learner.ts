import { launchAssessment, saveAttempt, type ReplyOf } from '@takhti/contract';
import type { AttemptState, Play } from '@takhti/domain';
import type { TestApp } from './index.ts';
import type { Published } from './published-content.ts';

type Launch = ReplyOf<typeof launchAssessment>;

/** What a player sends back to name its attempt. */
export const secretOf = ({ attempt_id, attempt_token }: Launch) => ({ attempt_id, attempt_token });

/** Answers to the first questions of a play: `true` the right one, `false` a wrong one. */
export function answers(play: Play, right: readonly boolean[]): AttemptState {
  return {
    answers: right.flatMap((isRight, at) => {
      const question = play.questions[at];
      return question
        ? [{ QuestionId: question.QuestionId, OptionIds: [isRight ? 'o1' : 'o2'], TimespentInSeconds: 5 }]
        : [];
    }),
    current: 1,
    flagged: [],
    seconds: 12,
  };
}

/** What learners do, who have a link and no login. */
export function makeLearner(app: TestApp) {
  const nobody = app.as(null);
  return {
    launch: (content: Published) => nobody.ok(launchAssessment, content),
    resume: (content: Published, attempt: Launch) =>
      nobody.ok(launchAssessment, { ...content, ...secretOf(attempt) }),
    save: (content: Published, attempt: Launch, json_data: AttemptState, is_bookmarking: 0 | 1) =>
      nobody.ok(saveAttempt, { ...content, ...secretOf(attempt), json_data, is_bookmarking }),
    refused: nobody.refused,
  };
}
