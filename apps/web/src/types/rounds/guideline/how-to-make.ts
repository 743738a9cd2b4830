import type { TemplateType } from '@takhti/domain';

/** Kinds of rounds that are written alike share their steps. */
export const howToMake = {
  matching: 'pairs',
  matching_flip: 'pairs',
  sorting: 'sequence',
  sorting_vertical: 'sequence',
  order: 'order',
  non_overlapping_classification: 'classification',
  matching_drag_drop: 'classification',
  mcq: 'choice',
  mcq_short: 'choice',
  mcq_medium: 'choice',
  mcq_two_option: 'two_option',
  true_false: 'true_false',
  'financial-fib': 'number',
  tabular_fib: 'table',
  crack_the_code: 'code',
} as const satisfies Record<TemplateType, string>;
