import { gameOf, templateLimits } from '@takhti/content-types/rounds';
import type { ContentType } from '@takhti/domain';

/** The stages of a tutorial. */
export type Stage =
  | 'add_round'
  | 'choose_type'
  | 'add_card'
  | 'edit_card'
  | 'fill_in'
  | 'add_word'
  | 'edit_word'
  | 'add_question'
  | 'edit_question'
  | 'finish';

const ofQuestions = ['add_question', 'edit_question', 'finish'] as const;

// Editors that have no rounds say themselves what there is to show.
const own: Partial<Record<ContentType, readonly Stage[]>> = {
  crossword: ['add_word', 'edit_word', 'finish'],
  jungle_gym_classic: ofQuestions,
  timor_the_turtle: ofQuestions,
};

/** The stages that the editor of a game has something to show for (D-49). */
export function stagesOf(content_type: ContentType): readonly Stage[] {
  const stages = own[content_type];
  if (stages) return stages;
  const templates = gameOf(content_type)?.templates ?? [];
  const hasCards = templates.some((template) => templateLimits[template].cards !== undefined);
  return [
    'add_round',
    ...(templates.length > 1 ? ['choose_type' as const] : []),
    ...(hasCards ? ['add_card' as const, 'edit_card' as const] : ['fill_in' as const]),
    'finish',
  ];
}

/** Where the control is that a stage speaks of: among the words of its `data-tour` is `add-round`, and so on. */
export function targetOf(stage: Stage): string {
  return `[data-tour~="${stage.replace('_', '-')}"]`;
}
