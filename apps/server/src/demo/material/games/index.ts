import type { DemoGame } from '../types.ts';
import { classTablesPashto } from './class-tables-pashto.ts';
import { clueOnGames } from './clue-on.ts';
import { conductorsEnglish } from './conductors-english.ts';
import { fromSeedUrdu } from './from-seed-urdu.ts';
import { healthyFoodPashto } from './healthy-food-pashto.ts';
import { jungleGymGames } from './jungle-gym.ts';
import { kampongGames } from './kampong.ts';
import { marketDari } from './market-dari.ts';
import { mysteryWordGames } from './mystery-word.ts';
import { puzzleGames } from './puzzle.ts';
import { seasonsPashto } from './seasons-pashto.ts';
import { shapesEnglish } from './shapes-english.ts';
import { silkRoadDari } from './silk-road-dari.ts';
import { solarSystemUrdu } from './solar-system-urdu.ts';
import { waterEnglish } from './water-english.ts';
import { weatherUrdu } from './weather-urdu.ts';
import { youngAnimalsDari } from './young-animals-dari.ts';

export const demoGames: readonly DemoGame[] = [
  waterEnglish,
  solarSystemUrdu,
  healthyFoodPashto,
  silkRoadDari,
  youngAnimalsDari,
  shapesEnglish,
  seasonsPashto,
  fromSeedUrdu,
  conductorsEnglish,
  weatherUrdu,
  marketDari,
  classTablesPashto,
  ...kampongGames,
  ...puzzleGames,
  ...jungleGymGames,
  ...clueOnGames,
  ...mysteryWordGames,
];
