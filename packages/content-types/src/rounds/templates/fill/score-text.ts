import type { Language, NumberBoard, TableBoard } from '@takhti/domain';
import { bareAnswer } from '../../../kit/bare-answer.ts';
import { compareTyped } from '../../../kit/compare-typed.ts';
import { fieldOf } from '../../play/junk.ts';
import { nothing, type RoundScore } from '../../play/round-score.ts';

/** The number by its value; an answer with the unit is right as well (D-59). */
export function scoreNumber(
  { unit, answer }: NumberBoard,
  response: unknown,
  language: Language,
): RoundScore {
  const typed = textOf(response);
  const isCorrect = compareTyped(answer, bareAnswer(typed, unit), { language });
  return typedScore(typed, `${typed} ${unit}`, isCorrect);
}

/** The text of the empty cell, as people compare, or to the letter with `is_strict` (D-59). */
export function scoreTable(
  { answer, is_strict }: TableBoard,
  response: unknown,
  language: Language,
): RoundScore {
  const typed = textOf(response);
  return typedScore(typed, typed, compareTyped(answer, typed, { language, strict: is_strict }));
}

function textOf(response: unknown): string {
  const text = fieldOf(response, 'text');
  return typeof text === 'string' ? text.trim() : '';
}

function typedScore(typed: string, text: string, isCorrect: boolean): RoundScore {
  return typed === '' ? nothing : { credit: isCorrect ? 1 : 0, isCorrect, isAttempted: true, text };
}
