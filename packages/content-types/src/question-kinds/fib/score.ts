import type { Answer, AnswerKeyEntry, BlankOption, Language } from '@takhti/domain';
import { bareAnswer } from '../../kit/bare-answer.ts';
import { compareTyped } from '../../kit/compare-typed.ts';
import type { ScoredAnswer } from '../play-kind.ts';

type Typed = NonNullable<Answer['Blanks']>;
type Accepted = NonNullable<AnswerKeyEntry['Blanks']>;

/** Whether a blank accepts what was typed into it, compared as games compare, with the unit or without it. */
export function isAccepted(
  answers: readonly string[],
  typed: string,
  { Unit, IsStrict }: Pick<BlankOption, 'Unit' | 'IsStrict'>,
  language: Language,
): boolean {
  const bare = bareAnswer(typed.trim(), Unit);
  const comparing = { language, strict: IsStrict };
  return answers.some(
    (answer) => compareTyped(answer, typed, comparing) || compareTyped(answer, bare, comparing),
  );
}

/** Scores the typed blanks that are shown; only with all of them right it is correct. */
export function scoreBlanks(
  shown: readonly BlankOption[],
  key: Accepted,
  typed: Typed,
  language: Language,
): ScoredAnswer {
  const given = new Map(typed.map(({ BlankNo, Text }) => [BlankNo, Text.trim()]));
  const accepted = new Map(key.map(({ BlankNo, Answers }) => [BlankNo, Answers]));
  const parts = shown.map(({ BlankNo }) => given.get(BlankNo) ?? '');
  const isCorrect = shown.every((blank, at) =>
    isAccepted(accepted.get(blank.BlankNo) ?? [], parts[at] ?? '', blank, language),
  );
  const isAttempted = parts.some((text) => text !== '');
  return {
    isAttempted,
    isCorrect: isAttempted && isCorrect,
    parts: isAttempted ? parts : [],
    texts: parts.filter((text) => text !== ''),
  };
}
