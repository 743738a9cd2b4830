import type { TemplateType } from '@takhti/domain';
import { classification } from './templates/bins/classification/template.ts';
import { matchingDragDrop } from './templates/bins/matching-drag-drop/template.ts';
import { mcqMedium } from './templates/choice/mcq-medium/template.ts';
import { mcqShort } from './templates/choice/mcq-short/template.ts';
import { mcqTwoOption } from './templates/choice/mcq-two-option/template.ts';
import { mcq } from './templates/choice/mcq/template.ts';
import { trueFalse } from './templates/choice/true-false/template.ts';
import { clueOn } from './templates/clue/clue-on/template.ts';
import { mysteryWord } from './templates/clue/mystery-word/template.ts';
import { crackTheCode } from './templates/fill/crack-the-code/template.ts';
import { financial } from './templates/fill/financial/template.ts';
import { tabular } from './templates/fill/tabular/template.ts';
import { matchingFlip } from './templates/pairs/matching-flip/template.ts';
import { matching } from './templates/pairs/matching/template.ts';
import { order } from './templates/sequence/order/template.ts';
import { sortingVertical } from './templates/sequence/sorting-vertical/template.ts';
import { sorting } from './templates/sequence/sorting/template.ts';
import type { Template } from './template.ts';

/** Every template: the one list, which the registry's test walks (G-006, G-008). */
export const templates = {
  matching,
  matching_flip: matchingFlip,
  sorting,
  sorting_vertical: sortingVertical,
  order,
  non_overlapping_classification: classification,
  matching_drag_drop: matchingDragDrop,
  mcq,
  mcq_short: mcqShort,
  mcq_medium: mcqMedium,
  mcq_two_option: mcqTwoOption,
  true_false: trueFalse,
  'financial-fib': financial,
  tabular_fib: tabular,
  crack_the_code: crackTheCode,
  clue_on: clueOn,
  mystery_word: mysteryWord,
} as const satisfies Record<TemplateType, Template>;
