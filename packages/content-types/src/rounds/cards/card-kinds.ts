import type { CardType, TemplateType } from '@takhti/domain';

// With words and a picture a clue may have a sound as well (G-333).
const clueKinds = ['text', 'image', 'mix', 'audio'] as const;

/** The card types that a template takes, in the order in which an editor offers them. */
export const cardKinds: Readonly<Record<TemplateType, readonly CardType[]>> = {
  matching: ['text', 'image', 'mix', 'media'],
  matching_flip: ['text', 'image', 'mix'],
  sorting: ['text', 'image', 'mix'],
  sorting_vertical: ['text', 'image', 'mix'],
  order: ['text', 'image', 'mix'],
  non_overlapping_classification: ['text', 'image', 'mix'],
  matching_drag_drop: ['text'],
  mcq: ['text', 'image', 'mix'],
  mcq_short: ['text', 'image', 'mix'],
  mcq_medium: ['text', 'image', 'mix'],
  mcq_two_option: ['text', 'image', 'mix'],
  true_false: ['text'],
  'financial-fib': [],
  tabular_fib: [],
  crack_the_code: [],
  clue_on: clueKinds,
  mystery_word: clueKinds,
};
