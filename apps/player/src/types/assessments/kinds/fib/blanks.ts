import type { AnswerKey } from '@takhti/content-types/assessments';
import { isAccepted } from '@takhti/content-types/question-kinds';
import type { BlankOption, Language, PlayQuestion } from '@takhti/domain';
import type { Given } from '../player-kind.ts';

/** The text typed into a blank. */
export function typedInto(given: Given, number: number): string {
  return given.Blanks?.find(({ BlankNo }) => BlankNo === number)?.Text ?? '';
}

/** The answer once something was typed into a blank. */
export function withTyped(given: Given, BlankNo: number, Text: string): Given {
  const others = (given.Blanks ?? []).filter((blank) => blank.BlankNo !== BlankNo);
  return { ...given, Blanks: Text === '' ? others : [...others, { BlankNo, Text }] };
}

export function fitting({ BlankOptions }: PlayQuestion, given: Given): Given {
  const shown = new Set(BlankOptions.map(({ BlankNo }) => BlankNo));
  return { ...given, Blanks: (given.Blanks ?? []).filter(({ BlankNo }) => shown.has(BlankNo)) };
}

export function isAnswered(_question: PlayQuestion, given: Given): boolean {
  return (given.Blanks ?? []).some(({ Text }) => Text.trim() !== '');
}

/** The places of the blanks in which nothing is written yet. */
export function emptyPlaces({ BlankOptions }: PlayQuestion, given: Given): readonly number[] {
  return BlankOptions.flatMap(({ BlankNo }, at) => (typedInto(given, BlankNo).trim() === '' ? [at] : []));
}

/** Whether a blank is filled in rightly; null where the play holds no key. */
export function isRightIn(blank: BlankOption, given: Given, language: Language): boolean | null {
  if (blank.Answers === undefined) return null;
  return isAccepted(blank.Answers, typedInto(given, blank.BlankNo), blank, language);
}

export function isRight({ BlankOptions }: PlayQuestion, given: Given, language: Language): boolean | null {
  const outcomes = BlankOptions.map((blank) => isRightIn(blank, given, language));
  return outcomes.includes(null) ? null : outcomes.every((outcome) => outcome === true);
}

export function withKey(question: PlayQuestion, key: AnswerKey[number] | undefined): PlayQuestion {
  const right = new Map(key?.Blanks?.map(({ BlankNo, Answers }) => [BlankNo, Answers]));
  return {
    ...question,
    BlankOptions: question.BlankOptions.map((blank) => ({
      ...blank,
      Answers: right.get(blank.BlankNo) ?? [],
    })),
  };
}
