import { isRecord, type AnswerKeyEntry, type Play } from '@takhti/domain';

// Sent by the studio of the same site: what would stop the page is looked at, and no more.
/** Whether something that was posted is an assessment to play. */
export function isPlay(value: unknown): value is Play {
  if (!isRecord(value)) return false;
  const { title, language, articles, questions } = value;
  return (
    typeof title === 'string' &&
    typeof language === 'string' &&
    Array.isArray(articles) &&
    Array.isArray(questions) &&
    questions.every(
      (question: unknown) =>
        isRecord(question) &&
        typeof question['QuestionId'] === 'string' &&
        typeof question['QuestionText'] === 'string' &&
        typeof question['content_type'] === 'string',
    )
  );
}

/** Whether something that was posted is the key of one question. */
export function isKeyEntry(value: unknown): value is AnswerKeyEntry {
  return isRecord(value) && typeof value['QuestionId'] === 'string' && Array.isArray(value['OptionIds']);
}
