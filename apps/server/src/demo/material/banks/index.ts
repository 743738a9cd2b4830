import { acidsAndBasesEnglish } from './english/acids-and-bases-english.ts';
import { anglesDari } from './dari/angles-dari.ts';
import { bloodCirculationUrdu } from './urdu/blood-circulation-urdu.ts';
import { cellsDari } from './dari/cells-dari.ts';
import { comparisonEnglish } from './english/comparison-english.ts';
import { digestionPashto } from './pashto/digestion-pashto.ts';
import { equivalentFractionsEnglish } from './english/equivalent-fractions-english.ts';
import { fiveYehPashto } from './pashto/five-yeh-pashto.ts';
import { hcfLcmDari } from './dari/hcf-lcm-dari.ts';
import { indusValleyEnglish } from './english/indus-valley-english.ts';
import { karezEnglish } from './english/karez-english.ts';
import { linearEquationsEnglish } from './english/linear-equations-english.ts';
import { ohmsLawEnglish } from './english/ohms-law-english.ts';
import { oppositesDari } from './dari/opposites-dari.ts';
import { oppositesPashto } from './pashto/opposites-pashto.ts';
import { oppositesUrdu } from './urdu/opposites-urdu.ts';
import { passiveVoiceEnglish } from './english/passive-voice-english.ts';
import { pastSimpleEnglish } from './english/past-simple-english.ts';
import { percentagesUrdu } from './urdu/percentages-urdu.ts';
import { planetsEnglish } from './english/planets-english.ts';
import { proverbsUrdu } from './urdu/proverbs-urdu.ts';
import { provincesPashto } from './pashto/provinces-pashto.ts';
import { provincesUrdu } from './urdu/provinces-urdu.ts';
import { pythagorasUrdu } from './urdu/pythagoras-urdu.ts';
import { ratioUrdu } from './urdu/ratio-urdu.ts';
import { safeWaterPashto } from './pashto/safe-water-pashto.ts';
import { sentencePartsDari } from './dari/sentence-parts-dari.ts';
import { silkRoadDari } from './dari/silk-road-dari.ts';
import { statesOfMatterDari } from './dari/states-of-matter-dari.ts';
import { tensesUrdu } from './urdu/tenses-urdu.ts';
import { timesTablesPashto } from './pashto/times-tables-pashto.ts';
import { trigonometricRatiosEnglish } from './english/trigonometric-ratios-english.ts';
import { verbTensesPashto } from './pashto/verb-tenses-pashto.ts';
import { waterCycleUrdu } from './urdu/water-cycle-urdu.ts';
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
