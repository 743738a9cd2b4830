import { competitorName } from '../competitions/competitor-name.ts';
import { westernDigits } from '../texts/western-digits.ts';
import type { LinkAsks } from './link-asks.ts';

const number = /^\d{1,6}$/;

/**
 * What a learner says who they are, as it is kept: a name, or a number in the list of the class.
 * @returns empty where no bot is asked; null for what is no answer to the question
 */
export function saidOnLink(asks: LinkAsks, typed: string): string | null {
  switch (asks) {
    case 'name':
      return competitorName(typed);
    case 'number': {
      const digits = westernDigits(typed.trim());
      return number.test(digits) ? String(Number(digits)) : null;
    }
    case 'nobody':
      return '';
    default:
      return asks satisfies never;
  }
}
