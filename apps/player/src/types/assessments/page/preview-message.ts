import type { AnswerKey } from '@takhti/content-types/assessments';
import type { Play } from '@takhti/domain';
import { playOfMessage } from '../../../launch/preview-message.ts';
import { isKeyEntry, isPlay } from './is-play.ts';
import { playerKindOf } from '../kinds/registry.ts';

export interface Preview {
  readonly play: Play;
  readonly answer_key: AnswerKey;
}

/** Parses what the studio posts: a play with its `answer_key`; null for any other message. */
export function parsePreviewMessage(data: unknown): Preview | null {
  const posted = playOfMessage(data);
  if (posted === null) return null;
  const { answer_key, ...play } = posted;
  if (!isPlay(play) || !Array.isArray(answer_key) || !answer_key.every(isKeyEntry)) return null;
  return { play, answer_key };
}

/** The play with its key filled in, so that the result of a preview shows the right answers, also where learners get none. */
export function withKey({ play, answer_key }: Preview): Play {
  const keys = new Map(answer_key.map((entry) => [entry.QuestionId, entry]));
  return {
    ...play,
    questions: play.questions.map((question) =>
      playerKindOf(question).withKey(question, keys.get(question.QuestionId)),
    ),
  };
}
