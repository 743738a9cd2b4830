import type { AvailableType } from '@takhti/content-types';
import { article } from './article.ts';
import { assessment } from './assessment.ts';
import { fillInTheBlank } from './fill-in-the-blank.ts';
import { financialFib } from './financial-fib.ts';
import { link } from './link.ts';
import { matchingDragDrop } from './matching-drag-drop.ts';
import { matchingFlip } from './matching-flip.ts';
import { matching } from './matching.ts';
import { mcq } from './mcq.ts';
import { nonOverClassification } from './non-over-classification.ts';
import { rumbleInTheJumble } from './rumble-in-the-jumble.ts';
import { sortingVertical } from './sorting-vertical.ts';
import { sorting } from './sorting.ts';
import { tabularFib } from './tabular-fib.ts';
import type { TypeJourney } from './type-journey.ts';

/** A row for every content type that can be made: a new one is asked for here as soon as it has a model. */
export const typeJourneys = {
  mcq,
  fill_in_the_blank: fillInTheBlank,
  article,
  assessment,
  rumble_in_the_jumble: rumbleInTheJumble,
  matching,
  matching_flip: matchingFlip,
  sorting,
  sorting_vertical: sortingVertical,
  non_over_classification: nonOverClassification,
  matching_drag_drop: matchingDragDrop,
  financial_fib: financialFib,
  tabular_fib: tabularFib,
  link,
} satisfies Record<AvailableType, TypeJourney>;
