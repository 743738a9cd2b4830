import type { ContentType, SceneId, TemplateType } from '@takhti/domain';

/** What the limits of cards hold for: a template, or one as a certain game asks for it. */
export type LimitRow = TemplateType | 'four_option';

/** A game on the rounds builder: which rounds it takes, and how it is shown (games specification, sections 1 and 3). */
export interface Game {
  readonly content_type: ContentType;
  readonly templates: readonly TemplateType[];
  /** The table of the picked template, or a general text (D-50). */
  readonly guideline: 'table' | 'generic';
  /** The world in which it is played. */
  readonly scene: SceneId;
  /** Whether its scene puts a picture together, which the author may choose. */
  readonly hasPicture?: true;
  /** Whether every round explains why it was right or wrong (games design, section 5). */
  readonly asksFeedback?: true;
  /** Where it holds a template to other limits than the template's own. */
  readonly limits?: Partial<Record<TemplateType, LimitRow>>;
}

/** Rounds of nearly every kind: a world of its own takes them as the list does (games design, section 3). */
const manyKinds = [
  'matching',
  'matching_flip',
  'sorting',
  'sorting_vertical',
  'non_overlapping_classification',
  'matching_drag_drop',
  'order',
  'mcq',
  'mcq_short',
  'mcq_medium',
  'financial-fib',
  'tabular_fib',
  'crack_the_code',
] as const satisfies readonly TemplateType[];

const standalone = <const C extends ContentType>(content_type: C, template: TemplateType) =>
  ({ content_type, templates: [template], guideline: 'table', scene: 'caravan' }) as const;

/** Every game on the rounds builder (G-019, D-37). */
export const games = {
  rumble_in_the_jumble: {
    content_type: 'rumble_in_the_jumble',
    templates: manyKinds,
    guideline: 'generic',
    scene: 'caravan',
  },
  kampong: { content_type: 'kampong', templates: manyKinds, guideline: 'generic', scene: 'village' },
  puzzle: {
    content_type: 'puzzle',
    templates: manyKinds,
    guideline: 'generic',
    scene: 'jigsaw',
    hasPicture: true,
  },
  jungle_gym_primary: {
    content_type: 'jungle_gym_primary',
    templates: ['true_false', 'mcq_two_option', 'mcq'],
    guideline: 'table',
    scene: 'bars',
    asksFeedback: true,
    limits: { mcq: 'four_option' },
  },
  clue_on: { content_type: 'clue_on', templates: ['clue_on'], guideline: 'table', scene: 'clueboard' },
  mystery_word: {
    content_type: 'mystery_word',
    templates: ['mystery_word'],
    guideline: 'table',
    scene: 'clueboard',
  },
  matching: standalone('matching', 'matching'),
  matching_flip: standalone('matching_flip', 'matching_flip'),
  sorting: standalone('sorting', 'sorting'),
  sorting_vertical: standalone('sorting_vertical', 'sorting_vertical'),
  non_over_classification: standalone('non_over_classification', 'non_overlapping_classification'),
  matching_drag_drop: standalone('matching_drag_drop', 'matching_drag_drop'),
  financial_fib: standalone('financial_fib', 'financial-fib'),
  tabular_fib: standalone('tabular_fib', 'tabular_fib'),
} as const satisfies Partial<Record<ContentType, Game>>;

/** The game of a content type; undefined for other content. */
export function gameOf(content_type: string): Game | undefined {
  return Object.hasOwn(games, content_type) ? games[content_type as keyof typeof games] : undefined;
}
