import { isRecord, type AttemptState } from '@takhti/domain';

/** Whether something that was kept is the state of an attempt. */
export function isAttemptState(value: unknown): value is AttemptState {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value['current']) &&
    Number.isSafeInteger(value['seconds']) &&
    isListOf(value['flagged'], isText) &&
    isListOf(value['answers'], isAnswer) &&
    isListOf(value['unchecked'] ?? [], isText)
  );
}

function isAnswer(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value['QuestionId']) &&
    Number.isSafeInteger(value['TimespentInSeconds']) &&
    isListOf(value['OptionIds'], isText)
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
