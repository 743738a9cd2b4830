import type { TemplateType } from '@takhti/domain';
import { classification } from './bins/classification/template.ts';
import { matchingDragDrop } from './bins/matching-drag-drop/template.ts';
import { mcqMedium } from './choice/mcq-medium/template.ts';
import { mcqShort } from './choice/mcq-short/template.ts';
import { mcqTwoOption } from './choice/mcq-two-option/template.ts';
import { mcq } from './choice/mcq/template.ts';
import { trueFalse } from './choice/true-false/template.ts';
import { crackTheCode } from './fill/crack-the-code/template.ts';
import { financial } from './fill/financial/template.ts';
import { tabular } from './fill/tabular/template.ts';
import { matchingFlip } from './pairs/matching-flip/template.ts';
import { matching } from './pairs/matching/template.ts';
import { order } from './sequence/order/template.ts';
import { sortingVertical } from './sequence/sorting-vertical/template.ts';
import { sorting } from './sequence/sorting/template.ts';
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
} as const satisfies Record<TemplateType, Template>;
