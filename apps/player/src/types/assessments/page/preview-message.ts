import type { AnswerKey } from '@takhti/content-types/assessments';
import type { Play } from '@takhti/domain';

export interface Preview {
  readonly play: Play;
  readonly answer_key: AnswerKey;
}

/**
 * Reads what the studio posts: `{ type: 'takhti-preview', play: Play & { answer_key } }`. The caller has checked that it
 * comes from our own origin, so only the shape is looked at; null for any other message.
 */
export function parsePreviewMessage(data: unknown): Preview | null {
  if (!isObject(data) || data['type'] !== 'takhti-preview' || !isObject(data['play'])) return null;
  const { answer_key, ...play } = data['play'];
  if (!Array.isArray(play['questions']) || !Array.isArray(answer_key)) return null;
  return { play: play as unknown as Play, answer_key: answer_key as AnswerKey };
}

/** The play with its key filled in, so that the result of a preview shows the right answers whatever learners are shown. */
export function withKey({ play, answer_key }: Preview): Play {
  const right = new Map(answer_key.map((entry) => [entry.QuestionId, new Set(entry.OptionIds)]));
  return {
    ...play,
    questions: play.questions.map((question) => ({
      ...question,
      ListOptions: question.ListOptions.map((option) => ({
        ...option,
        IsCorrect: right.get(question.QuestionId)?.has(option.OptionId) ?? false,
      })),
    })),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
