import { contentTypes, isContentType, type ContentType } from '../content-types.ts';
import { templateTypes, type TemplateType } from '../entities/game.ts';
import { hasRight, type RightsHolder } from '../people/rights.ts';

/** The target of generating: a whole container, or one round of a game. */
export type AiSubject = ContentType | TemplateType;

const generatedRounds: ReadonlySet<AiSubject> = new Set<TemplateType>([
  'matching',
  'matching_flip',
  'sorting',
  'sorting_vertical',
  'non_overlapping_classification',
  'matching_drag_drop',
]);

/** Not there, there without use but with a word on why, or there to be pressed. */
export type AiButton = 'hidden' | 'unavailable' | 'ready';

export interface AiFacts {
  readonly subject: AiSubject;
  readonly actor: RightsHolder;
  /** Whether what is shown can be edited here; previews and read-only pages cannot. */
  readonly is_editing: boolean;
  /** Whether the product, as it is built, can generate this. */
  readonly has_generation: boolean;
}

/**
 * The button that generates content (specification, section 4, and games, section 1; C-641 to C-645, C-800, G-416, G-417, G-428):
 * in editors alone, of the types and rounds that can be generated. Without the setting it stays, to say that it is not available
 * yet, as it does in rounds of other kinds.
 */
export function aiButton({ subject, actor, is_editing, has_generation }: AiFacts): AiButton {
  const isRound = templateTypes.some((template) => template === subject);
  const isOffered =
    generatedRounds.has(subject) || (isContentType(subject) && contentTypes[subject].is_generated);
  // A question bank and a kind of round have one name: both can be generated.
  if (!is_editing || (!isOffered && !isRound)) return 'hidden';
  return isOffered && has_generation && hasRight(actor, 'ai.generate') ? 'ready' : 'unavailable';
}
