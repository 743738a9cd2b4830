import { escapeHtml } from '../../kit/entities.ts';
import { cutAtBlanks, joinedWith } from '../fib/marks.ts';
import type { BlanksItem } from './item.ts';

/** The text of a question with these in place of its blanks, the unit behind each as a part of the text. */
export function withUnits({ question, unit }: BlanksItem, mark: (number: number) => string): string {
  const behind = unit === '' ? '' : ` ${escapeHtml(unit)}`;
  return joinedWith(cutAtBlanks(question), (number) => `${mark(number)}${behind}`);
}
