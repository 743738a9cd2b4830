import { limits } from '../limits.ts';

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

const shape = /^[\p{L}\p{M}][\p{L}\p{M}\u200C'’ .-]*$/u;

/** A learner's name as others in their school may read it; null for what is no name: too long, with digits or signs, or an insult. */
export function competitorName(typed: string): string | null {
  // Marks of direction could turn around what stands beside a name; the non-joiner belongs to words.
  const name = typed
    .normalize('NFKC')
    .replaceAll(/(?!\u200C)\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (!shape.test(name) || Array.from(name).length > limits.competition.name) return null;
  const words = name.toLowerCase().split(/[ .'’-]+/u);
  const isInsult = [...words, words.join('')].some((word) => refusedWords.has(word.replaceAll('\u200C', '')));
  return isInsult ? null : name;
}
