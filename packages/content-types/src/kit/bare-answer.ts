import { numberOf } from './numbers.ts';

/** What a learner typed without the unit that stands beside the field anyway: who types it along is right as well (D-59). */
export function bareAnswer(typed: string, unit: string): string {
  if (numberOf(typed) !== null) return typed;
  const [lower, end] = [typed.toLowerCase(), unit.trim().toLowerCase()];
  if (end === '') return typed;
  if (lower.endsWith(end)) return typed.slice(0, -end.length).trim();
  return lower.startsWith(end) ? typed.slice(end.length).trim() : typed;
}
