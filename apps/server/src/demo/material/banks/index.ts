import { acidsAndBasesEnglish } from './acids-and-bases-english.ts';
import { anglesDari } from './angles-dari.ts';
import { bloodCirculationUrdu } from './blood-circulation-urdu.ts';
import { cellsDari } from './cells-dari.ts';
import { comparisonEnglish } from './comparison-english.ts';
import { digestionPashto } from './digestion-pashto.ts';
import { equivalentFractionsEnglish } from './equivalent-fractions-english.ts';
import { fiveYehPashto } from './five-yeh-pashto.ts';
import { hcfLcmDari } from './hcf-lcm-dari.ts';
import { indusValleyEnglish } from './indus-valley-english.ts';
import { karezEnglish } from './karez-english.ts';
import { linearEquationsEnglish } from './linear-equations-english.ts';
import { ohmsLawEnglish } from './ohms-law-english.ts';
import { oppositesDari } from './opposites-dari.ts';
import { oppositesPashto } from './opposites-pashto.ts';
import { oppositesUrdu } from './opposites-urdu.ts';
import { passiveVoiceEnglish } from './passive-voice-english.ts';
import { pastSimpleEnglish } from './past-simple-english.ts';
import { percentagesUrdu } from './percentages-urdu.ts';
import { planetsEnglish } from './planets-english.ts';
import { proverbsUrdu } from './proverbs-urdu.ts';
import { provincesPashto } from './provinces-pashto.ts';
import { provincesUrdu } from './provinces-urdu.ts';
import { pythagorasUrdu } from './pythagoras-urdu.ts';
import { ratioUrdu } from './ratio-urdu.ts';
import { safeWaterPashto } from './safe-water-pashto.ts';
import { sentencePartsDari } from './sentence-parts-dari.ts';
import { silkRoadDari } from './silk-road-dari.ts';
import { statesOfMatterDari } from './states-of-matter-dari.ts';
import { tensesUrdu } from './tenses-urdu.ts';
import { timesTablesPashto } from './times-tables-pashto.ts';
import { trigonometricRatiosEnglish } from './trigonometric-ratios-english.ts';
import { verbTensesPashto } from './verb-tenses-pashto.ts';
import { waterCycleUrdu } from './water-cycle-urdu.ts';
import type { DemoBank } from '../types.ts';

export const banks: readonly DemoBank[] = [
  acidsAndBasesEnglish,
  comparisonEnglish,
  equivalentFractionsEnglish,
  indusValleyEnglish,
  karezEnglish,
  linearEquationsEnglish,
  ohmsLawEnglish,
  passiveVoiceEnglish,
  pastSimpleEnglish,
  planetsEnglish,
  trigonometricRatiosEnglish,
  bloodCirculationUrdu,
  oppositesUrdu,
  percentagesUrdu,
  proverbsUrdu,
  provincesUrdu,
  pythagorasUrdu,
  ratioUrdu,
  tensesUrdu,
  waterCycleUrdu,
  digestionPashto,
  fiveYehPashto,
  oppositesPashto,
  provincesPashto,
  safeWaterPashto,
  timesTablesPashto,
  verbTensesPashto,
  anglesDari,
  cellsDari,
  hcfLcmDari,
  oppositesDari,
  sentencePartsDari,
  silkRoadDari,
  statesOfMatterDari,
];
