interface ContentTypeFlags {
  /** Offered in Create. */
  readonly is_offered: boolean;
  readonly searchable: boolean;
  readonly selectable: boolean;
  /** The player route of the specification's section 2. */
  readonly player: string;
  /** The name of the content id in the player's address. */
  readonly id_name: 'assessment_id' | 'content_id';
  /** Whether learners attempt it and the server works out a result, which is worth points in a competition. */
  readonly is_scored: boolean;
  /** Whether something of it may be asked before a class in a live round: questions, or rounds of options (ADR 0048). */
  readonly is_asked_live: boolean;
  /** Whether statistics show how its questions were answered: it is played as an assessment, whose answers name published questions. */
  readonly counts_answers: boolean;
  /** Whether learners may play some of its questions at a time, each part to a result of its own. */
  readonly plays_in_parts: boolean;
  /** Its activity type in record stores; null for content that is not attempted. */
  readonly activity: 'assessment' | 'game' | null;
  /** Whether playing is its main action where no move of the review is, before choosing its skill. */
  readonly plays_first: boolean;
  /** The actions that its action bar offers in every status. */
  readonly always_offers: readonly ('guideline' | 'export')[];
  /** Whether it is submitted only on a real skill, and asks for one at its start; the minimal one marks grade and subject (C-523, C-525). */
  readonly needs_skill: boolean;
  /** Whether a standalone institution, which has no curriculum, makes it without choosing a skill. */
  readonly hides_skill_when_standalone: boolean;
  /** Who may export it, of those with the right: everybody, or senior developers once it is approved. */
  readonly exported_by: 'everybody' | 'seniors';
  /** The places where it is shared: everywhere, or in schools content only (C-809). */
  readonly shared_in: 'every_place' | 'schools_content';
  /** The actions that its action bar offers reviewers at their desk once it is approved. */
  readonly reviewers_get_approved: readonly ('play' | 'share' | 'history' | 'comment' | 'export')[];
  /** Whether the reviewer who sent it back can still approve it (C-622). */
  readonly is_approved_from_resubmission: boolean;
  /** Whether reviewers may remove it from their own content. */
  readonly reviewer_may_remove_from_own: boolean;
  /**
   * What leaves it out of lists: an LMS that hides lesson plans, its drafts (C-825); an institution that hides assessments, the type
   * (C-814).
   */
  readonly hidden_with: 'lesson_plans' | 'assessments' | null;
  /** Whether it cannot be deleted while a draft of it exists that will replace it (C-808). */
  readonly undeletable_while_draft: boolean;
  /** Whether readers look for it by grade and subject: the call for lessons lists it, and the library says if there is none (C-1035). */
  readonly is_found_by_class: boolean;
  /** Whether the content in it earns no points in a competition that lists it, instead of that content itself. */
  readonly items_unscored: boolean;
  /** Whether of several that are assigned at once only one may be of it (C-1036). */
  readonly is_assigned_once: boolean;
  /** Whether teachers in an LMS assign it as it is, as they begin no assignments (C-816). */
  readonly is_assigned_as_is: boolean;
  /** Whether it is a text of which models are asked to make questions. */
  readonly gives_text: boolean;
  /** Whether it may have captions of which models are asked to make questions. */
  readonly gives_captions: boolean;
  /** Whether it is a game of one template, which an institution may do without (G-009, D-58). */
  readonly is_independent_template: boolean;
  /** Whether its editor has the button that generates (C-641 names them); what can be made of it says `generatingOf`. */
  readonly is_generated: boolean;
  /** Whether authors can create it, though lists of types, pickers and search leave it out (C-469, G-566). */
  readonly hidden_but_creatable: boolean;
  /** Whether it needs a service that generates, so that institutions without one cannot create it (C-801). */
  readonly needs_ai: boolean;
}

const usual = {
  is_offered: true,
  searchable: true,
  selectable: true,
  id_name: 'content_id',
  activity: null,
  is_asked_live: false,
  plays_in_parts: false,
  needs_skill: true,
  shared_in: 'every_place',
  reviewers_get_approved: ['play', 'share', 'history', 'export'],
  is_approved_from_resubmission: false,
  reviewer_may_remove_from_own: false,
  hidden_with: null,
  undeletable_while_draft: false,
  is_found_by_class: false,
  items_unscored: false,
  is_assigned_once: false,
  is_assigned_as_is: false,
  gives_text: false,
  gives_captions: false,
  is_independent_template: false,
  is_generated: false,
  hidden_but_creatable: false,
  needs_ai: false,
} as const satisfies Partial<ContentTypeFlags>;

const game = {
  ...usual,
  player: '/player/game/play',
  activity: 'game',
  is_scored: true,
  counts_answers: false,
  plays_first: true,
  always_offers: ['guideline', 'export'],
  hides_skill_when_standalone: true,
  exported_by: 'everybody',
} as const satisfies ContentTypeFlags;
const generic = {
  ...usual,
  player: '/generic/launch',
  is_scored: false,
  counts_answers: false,
  plays_first: false,
  always_offers: [],
  hides_skill_when_standalone: false,
  exported_by: 'seniors',
} as const satisfies ContentTypeFlags;
const asAssessment = {
  ...generic,
  player: '/player/assessment',
  id_name: 'assessment_id',
  is_scored: true,
  is_asked_live: true,
  counts_answers: true,
  activity: 'assessment',
} as const;
const bank = { ...asAssessment, plays_in_parts: true } as const;
const withOptions = { ...game, is_asked_live: true } as const;
const oneTemplate = { ...game, is_independent_template: true, is_generated: true } as const;

/**
 * The content types by the string that is sent as `content_type`: the constant's name in lower case (specification, section 3; C-472).
 * Whether a type can already be made is the registry's matter (`@takhti/content-types`), not this table's.
 */
export const contentTypes = {
  mcq: { ...bank, is_generated: true },
  /** Works by its address, and is not offered (C-470). */
  fill_in_the_blank: { ...bank, is_offered: false },
  article: { ...bank, is_generated: true, gives_text: true },
  assessment: { ...asAssessment, hidden_with: 'assessments' },
  video: { ...generic, player: '/player/video/play', gives_captions: true, is_assigned_as_is: true },
  document: { ...generic, is_assigned_as_is: true },
  e_book: { ...generic, player: '/launch', shared_in: 'schools_content' },
  link: { ...generic, is_assigned_as_is: true },
  assignment: { ...generic, is_assigned_once: true },
  ai_bot: { ...generic, player: '/player/ai-bot/play', needs_ai: true },
  zip: generic,
  html_zip: { ...generic, player: '/player/htmlZip/play' },
  lesson_plan: {
    ...generic,
    needs_skill: false,
    reviewers_get_approved: ['history', 'comment'],
    is_approved_from_resubmission: true,
    reviewer_may_remove_from_own: true,
    hidden_with: 'lesson_plans',
    undeletable_while_draft: true,
    is_found_by_class: true,
    items_unscored: true,
  },
  crossword: { ...game, is_generated: true },
  rumble_in_the_jumble: withOptions,
  /** Reports nothing back: it is opened on its own. */
  game: { ...game, is_scored: false, activity: null },
  kampong: withOptions,
  jungle_gym_primary: withOptions,
  jungle_gym_classic: game,
  clue_on: game,
  mystery_word: game,
  matching: oneTemplate,
  matching_drag_drop: oneTemplate,
  matching_flip: oneTemplate,
  sorting: oneTemplate,
  sorting_vertical: oneTemplate,
  // Its round can be generated under the name of the template.
  non_over_classification: { ...oneTemplate, is_generated: false },
  financial_fib: game,
  tabular_fib: game,
  puzzle: withOptions,
  timor_the_turtle: game,
  /** In no list of types, and not found by search (C-469). */
  competition: {
    ...generic,
    hidden_but_creatable: true,
    is_offered: false,
    searchable: false,
    selectable: false,
    player: '/player/competition',
    needs_skill: false,
    hides_skill_when_standalone: true,
  },
} as const satisfies Record<string, ContentTypeFlags>;
export type ContentType = keyof typeof contentTypes;

/**
 * The types that a rule of the table is true for.
 * @param rule judges the flags of one type
 */
export function typesWith(rule: (flags: ContentTypeFlags) => boolean): ContentType[] {
  return (Object.keys(contentTypes) as ContentType[]).filter((type) => rule(contentTypes[type]));
}

/** Whether an institution lets its people begin something of a type; what is there already stays. */
export function mayBegin(
  content_type: ContentType,
  specs: { readonly is_independent_templates: 0 | 1; readonly is_ai_enabled: 0 | 1 },
): boolean {
  const { is_independent_template, needs_ai } = contentTypes[content_type];
  if (needs_ai && specs.is_ai_enabled !== 1) return false;
  return specs.is_independent_templates === 1 || !is_independent_template;
}

/** Whether a string is a content type of ours. */
export function isContentType(value: string): value is ContentType {
  return Object.hasOwn(contentTypes, value);
}

/** Whether an institution has a type left out of the lists of types, so that nothing of it is begun (C-814). */
export function isHidden(
  content_type: ContentType,
  { is_assessment_hidden }: { readonly is_assessment_hidden: 0 | 1 },
): boolean {
  return contentTypes[content_type].hidden_with === 'assessments' && is_assessment_hidden === 1;
}
