import { numberOf } from './numbers.ts';

/** A typed answer without the unit that the field shows anyway: typing it too is right as well (D-59). */
export function bareAnswer(typed: string, unit: string): string {
  if (numberOf(typed) !== null) return typed;
  const [lower, end] = [typed.toLowerCase(), unit.trim().toLowerCase()];
  if (end === '') return typed;
  if (lower.endsWith(end)) return typed.slice(0, -end.length).trim();
  return lower.startsWith(end) ? typed.slice(end.length).trim() : typed;
}
