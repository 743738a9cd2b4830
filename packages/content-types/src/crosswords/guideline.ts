import { limits } from '@takhti/domain';
import type { GuidelineRow } from '../rounds/guideline.ts';
import { clueLimits } from './limits.ts';

/** The limits of a crossword, line by line, in the numbers that the checks go by (G-297). */
export function crosswordGuideline(): GuidelineRow[] {
  const { max_words, min_letters, max_letters, min_crossing, sound_seconds } = limits.crossword;
  const counted = (min: number, max: number) => ({ min, rec: max, max });
  const sized = (
    what: GuidelineRow['what'],
    { chars, image }: (typeof clueLimits)['text'],
  ): GuidelineRow => ({
    what,
    ...(chars !== undefined && { chars: String(chars) }),
    ...(image && { size: image }),
  });
  return [
    { what: 'words', count: counted(min_crossing, max_words) },
    { what: 'letters', count: counted(min_letters, max_letters) },
    sized('clue', clueLimits.text),
    sized('image', clueLimits.image),
    sized('mix', clueLimits.mix),
    { what: 'sound', minutes: sound_seconds / 60 },
  ];
}
