import { limits } from '../limits.ts';
import { isReadableName, plainName } from '../texts/plain-name.ts';

// Folded words that no child should read on a list; what is left out here, the rule for letters does not let through as a number or link.
const refused = [
  'fuck',
  'shit',
  'bitch',
  'bastard',
  'idiot',
  'stupid',
  'nigger',
  'kutta',
  'kutti',
  'harami',
  'haramzada',
  'گدھا',
  'کتا',
  'کتی',
  'حرامی',
  'حرامزادہ',
  'سور',
  'کمینہ',
  'بےغیرت',
  'سپی',
  'خر',
  'بیناموسه',
  'احمق',
  'حرامزاده',
  'بیناموس',
] as const;
const refusedWords: ReadonlySet<string> = new Set(refused);

/** No name of our languages holds these, wherever they are in it. */
const never = ['fuck', 'nigger'] as const;

const shape = /^[\p{L}\p{M}][\p{L}\p{M}\u200C'’ .-]*$/u;

/** Faults of a name: too long, with digits or signs, unreadable, or an insult. */
export const nameFaults = ['long', 'letters', 'unkind'] as const;
export type NameFault = (typeof nameFaults)[number];

/** A learner's name as others in their school may read it, or why it is none. */
export function readCompetitorName(
  typed: string,
): { readonly name: string; readonly fault: null } | { readonly name: null; readonly fault: NameFault } {
  // Two names that differ by a joiner look like one.
  const name = plainName(typed.normalize('NFKC')).replaceAll('\u200D', '');
  const fault = faultOf(name);
  return fault === null ? { name, fault } : { name: null, fault };
}

/** The name alone; null for what is none. */
export function competitorName(typed: string): string | null {
  return readCompetitorName(typed).name;
}

function faultOf(name: string): NameFault | null {
  if (!shape.test(name) || !isReadableName(name) || name.split(' ').some(isOfTwoAlphabets)) return 'letters';
  if (isInsult(name)) return 'unkind';
  return Array.from(name).length > limits.competition.name ? 'long' : null;
}

/** As a name that looks like another one is: a Cyrillic letter among Latin ones. */
function isOfTwoAlphabets(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /(?!\p{Script=Latin})\p{L}/u.test(word);
}

/** By its letters alone: without accents, signs and the gaps between them. */
function isInsult(name: string): boolean {
  const letters = name
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  const words = letters.split(/[ .'’-]+/u);
  const whole = words.join('');
  return (
    [...words, whole].some((word) => refusedWords.has(word)) || never.some((word) => whole.includes(word))
  );
}
