interface ContentTypeFlags {
  /** Offered in Create. */
  readonly available: boolean;
  readonly searchable: boolean;
  readonly selectable: boolean;
  /** The player route of the specification's section 2. */
  readonly player: string;
  /** What the player's address calls the content's id. */
  readonly id_name: 'assessment_id' | 'content_id';
  /** Whether playing is its main action where no move of the review is, before choosing its skill. */
  readonly plays_first: boolean;
  /** What its action bar offers in every status. */
  readonly always_offers: readonly ('guideline' | 'export')[];
  /** Whether it may stand on no skill. */
  readonly stands_alone: boolean;
  /** Who may export it, of those with the right: everybody, or senior developers once it is approved. */
  readonly exported_by: 'everybody' | 'seniors';
}

const game = {
  available: true,
  searchable: true,
  selectable: true,
  player: '/player/game/play',
  id_name: 'content_id',
  plays_first: true,
  always_offers: ['guideline', 'export'],
  stands_alone: true,
  exported_by: 'everybody',
} as const satisfies ContentTypeFlags;
const generic = {
  available: true,
  searchable: true,
  selectable: true,
  player: '/generic/launch',
  id_name: 'content_id',
  plays_first: false,
  always_offers: [],
  stands_alone: false,
  exported_by: 'seniors',
} as const satisfies ContentTypeFlags;
const asAssessment = { ...generic, player: '/player/assessment', id_name: 'assessment_id' } as const;

/**
 * The content types by the string that is sent as `content_type`: the constant's name in lower case (specification, section 3; C-472).
 * Whether a type can already be made is the registry's matter (`@takhti/content-types`), not this table's.
 */
export const contentTypes = {
  mcq: asAssessment,
  /** Works by its address, and is not offered (C-470). */
  fill_in_the_blank: { ...asAssessment, available: false },
  article: asAssessment,
  assessment: asAssessment,
  video: { ...generic, player: '/player/video/play' },
  document: generic,
  e_book: { ...generic, player: '/launch' },
  link: generic,
  assignment: generic,
  ai_bot: { ...generic, player: '/player/ai-bot/play' },
  zip: generic,
  html_zip: { ...generic, player: '/player/htmlZip/play' },
  lesson_plan: generic,
  crossword: game,
  rumble_in_the_jumble: game,
  game,
  kampong: game,
  jungle_gym_primary: game,
  jungle_gym_classic: game,
  clue_on: game,
  mystery_word: game,
  matching: game,
  matching_drag_drop: game,
  matching_flip: game,
  sorting: game,
  sorting_vertical: game,
  non_over_classification: game,
  financial_fib: game,
  tabular_fib: game,
  puzzle: game,
  timor_the_turtle: game,
  competition: { ...game, available: false },
} as const satisfies Record<string, ContentTypeFlags>;
export type ContentType = keyof typeof contentTypes;

/** The types of the specification that are listed as unavailable and have no address of their own. */
export const unavailableContentTypes = [
  'voc_mcq',
  'voc_crossword',
  'dino_eggs',
  'martian_multiples',
  'factor_monsters',
  'jungle_gym',
  'crossword_primary',
  'sheep_run',
  'sumo_mochi',
  'fill_in_the_blank',
  'competition',
] as const;

/** Games of one template for matching, sorting or classification, which an institution may do without (G-009, D-58). */
export const independentTemplates: ReadonlySet<ContentType> = new Set<ContentType>([
  'matching',
  'matching_flip',
  'sorting',
  'sorting_vertical',
  'non_over_classification',
  'matching_drag_drop',
]);

/** Whether an institution lets its people begin something of a type; what is there already stays. */
export function mayBegin(
  content_type: ContentType,
  { is_independent_templates }: { readonly is_independent_templates: 0 | 1 },
): boolean {
  return is_independent_templates === 1 || !independentTemplates.has(content_type);
}

/** Tells a content type of ours from any other string. */
export function isContentType(value: string): value is ContentType {
  return Object.hasOwn(contentTypes, value);
}
