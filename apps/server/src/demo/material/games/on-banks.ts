import type { bankGames } from '@takhti/content-types/rounds';
import { cellsDari } from '../banks/dari/cells-dari.ts';
import { statesOfMatterDari } from '../banks/dari/states-of-matter-dari.ts';
import { planetsEnglish } from '../banks/english/planets-english.ts';
import { pastSimpleEnglish } from '../banks/english/past-simple-english.ts';
import { safeWaterPashto } from '../banks/pashto/safe-water-pashto.ts';
import { timesTablesPashto } from '../banks/pashto/times-tables-pashto.ts';
import { proverbsUrdu } from '../banks/urdu/proverbs-urdu.ts';
import { waterCycleUrdu } from '../banks/urdu/water-cycle-urdu.ts';
import type { DemoBank } from '../types.ts';

/** A game on a bank of its own. */
export interface DemoBankGame extends DemoBank {
  readonly content_type: keyof typeof bankGames;
}

/** Rounds that a class plays at once. */
const ROUNDS = 6;

function gameOf(
  content_type: DemoBankGame['content_type'],
  title: string,
  { key, language, skill_code, questions }: DemoBank,
): DemoBankGame {
  const own = questions.filter(({ correct }) => correct.length === 1).slice(0, ROUNDS);
  return {
    key: `${content_type}-${key}`,
    title,
    language,
    skill_code,
    questions: own,
    content_type,
    author: 'developer',
    status: 'published',
  };
}

/** The games on banks, each in every language: a few questions of a bank that the demo has, to be played. */
export const bankGamesOfDemo: readonly DemoBankGame[] = [
  gameOf('timor_the_turtle', 'The turtle among the planets', planetsEnglish),
  gameOf('timor_the_turtle', 'کچھوا اور پانی کا چکر', waterCycleUrdu),
  gameOf('timor_the_turtle', 'شمشتۍ او پاکې اوبه', safeWaterPashto),
  gameOf('timor_the_turtle', 'سنگ‌پشت و سه حالت ماده', statesOfMatterDari),
  gameOf('jungle_gym_classic', 'Yesterday in the jungle gym', pastSimpleEnglish),
  gameOf('jungle_gym_classic', 'کہاوتوں کا جنگل جم', proverbsUrdu),
  gameOf('jungle_gym_classic', 'د ضرب جدول په ځنګل کې', timesTablesPashto),
  gameOf('jungle_gym_classic', 'حجره‌ها در جنگل بازی', cellsDari),
];
