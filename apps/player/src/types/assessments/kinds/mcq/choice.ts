import type { AnswerKey } from '@takhti/content-types/assessments';
import type { PlayQuestion } from '@takhti/domain';
import type { Given } from '../player-kind.ts';

/** The answer once an option was chosen: of several right ones it is switched on and off. */
export function chosen(question: PlayQuestion, given: Given, option_id: string): Given {
  if (!question.ListOptions.some((option) => option.OptionId === option_id)) return given;
  if (!question.IsMultiple) return { ...given, OptionIds: [option_id] };
  const others = given.OptionIds.filter((id) => id !== option_id);
  return { ...given, OptionIds: others.length < given.OptionIds.length ? others : [...others, option_id] };
}

export function fitting({ ListOptions }: PlayQuestion, given: Given): Given {
  const options = new Set(ListOptions.map((option) => option.OptionId));
  return { ...given, OptionIds: given.OptionIds.filter((id) => options.has(id)) };
}

export function isAnswered(_question: PlayQuestion, { OptionIds }: Given): boolean {
  return OptionIds.length > 0;
}

export function isRight({ ListOptions }: PlayQuestion, { OptionIds }: Given): boolean | null {
  if (!ListOptions.some((option) => option.IsCorrect === true)) return null;
  return ListOptions.every((option) => OptionIds.includes(option.OptionId) === (option.IsCorrect === true));
}

export function withKey(question: PlayQuestion, key: AnswerKey[number] | undefined): PlayQuestion {
  const right = new Set(key?.OptionIds);
  return {
    ...question,
    ListOptions: question.ListOptions.map((option) => ({ ...option, IsCorrect: right.has(option.OptionId) })),
  };
}
