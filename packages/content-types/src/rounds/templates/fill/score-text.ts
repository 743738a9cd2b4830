import type { Language, NumberBoard, TableBoard } from '@takhti/domain';
import { compareTyped } from '../../../kit/compare-typed.ts';
import { numberOf } from '../../../kit/numbers.ts';
import { fieldOf, nothing, type RoundScore } from '../../play/round-score.ts';

/** The number by its value; who types the unit along with it is right as well (D-59). */
export function scoreNumber(
  { unit, answer }: NumberBoard,
  response: unknown,
  language: Language,
): RoundScore {
  const typed = textOf(response);
  const bare = numberOf(typed) === null ? withoutUnit(typed, unit) : typed;
  return typedScore(typed, `${typed} ${unit}`, compareTyped(answer, bare, { language }));
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

function withoutUnit(typed: string, unit: string): string {
  const [lower, end] = [typed.toLowerCase(), unit.trim().toLowerCase()];
  if (end === '') return typed;
  if (lower.endsWith(end)) return typed.slice(0, -end.length).trim();
  return lower.startsWith(end) ? typed.slice(end.length).trim() : typed;
}

function typedScore(typed: string, text: string, isCorrect: boolean): RoundScore {
  return typed === '' ? nothing : { credit: isCorrect ? 1 : 0, isCorrect, isAttempted: true, text };
}
